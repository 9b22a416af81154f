import { describe, expect, it } from "vitest";
import { normaliseMessage } from "./normalise.ts";

describe("what haste and home have done to a sentence", () => {
  it.each([
    ["he dosent get it", "he doesn't get it"],
    ["on tuesdy", "on Tuesday"],
    ["everyone carried on with there shift", "everyone carried on with their shift"],
    ["we been friends since yr 7", "we've been friends since year 7"],
    ["they was all there", "they were all there"],
    ["he aint replied", "he hasn't replied"],
    ["im not gonna tell no one", "I'm not going to tell anyone"],
    ["i found out from jakes mum", "I found out from Jake's mum"],
    ["i could ask mr patel", "I could ask Mr Patel"],
    ["i havent took them", "I haven't taken them"],
    ["im scared ill sleep through it", "I'm scared I'll sleep through it"],
    ["i freeze when its timed", "I freeze when it's timed"],
    ["we always say were fine", "we always say we're fine"],
    ["mum knows somethings up", "mum knows something's up"],
    ["hed be 60 now", "he'd be 60 now"],
    ["she doesnt know what shed do without me", "she doesn't know what she'd do without me"],
    ["i could email but then its real", "I could email but then it's real"],
    ["i dont know what ill do", "I don't know what I'll do"],
    ["i dont even enjoy it its just a noise", "I don't even enjoy it, it's just a noise"],
    ["ahm knackered", "I'm knackered"],
    ["never asked for a lift in me life", "never asked for a lift in my life"],
    ["when he were little", "when he was little"],
    ["i love them children", "I love those children"],
    ["i go the pub of a friday", "I go to the pub on a Friday"],
    ["he never told us neither", "he never told us either"],
    ["he's give all his brushes away", "he's given all his brushes away"],
    ["started going gym", "started going to the gym"],
    ["i just dont talk about nothing", "I just don't talk about anything"],
    ["my boyfriends doing all the cooking", "my boyfriend's doing all the cooking"],
  ])("is put right in %j", (said, read) => {
    expect(normaliseMessage(said).text).toBe(read);
  });

  it.each([
    "my carer is kind",
    "i want to retrain",
    "i am deferring a year",
    "i have a resit",
    "her jeans",
    "twinkle, Twinkle Twinkle",
    "there were five of us",
    "the garden shed leaks",
    "if he were here",
    "my mates just laughed",
    "my dad was a constructor",
  ])("leaves %j as it is", (said) => {
    expect(normaliseMessage(said).lower).toBe(said.toLowerCase());
  });
});

describe("a right word that looks like a slip of another", () => {
  it.each(["I bought boots", "odd socks", "a ripe peach", "we were digging", "the waiters left"])(
    "stays as it is in %j",
    (said) => {
      expect(normaliseMessage(said).text).toBe(said);
    },
  );
});
