import { describe, expect, test } from "vitest";
import type { RiskItem } from "./risk-history.ts";
import { screenMessage } from "./screen-message.ts";

const level = (content: string, history: readonly RiskItem[] = []) =>
  screenMessage({ content, history }).level;

describe("what only looks like a danger is left alone", () => {
  test.each([
    ["long past, at peace", "my dad used to hit us. He's gone now, I've made peace with it"],
    [
      "asked, and answered with no",
      "my therapist asked if I was thinking of ending my life and I could honestly say no",
    ],
    ["a denial", "Work I mean, I'm not suicidal"],
    ["a song", 'There\'s a song line stuck in my head: "I want to die in your arms"'],
    ["a song", "that line 'I don't wanna live forever' has been stuck in my head"],
    ["an illness that is over", "grandma had a stroke last week but she's home"],
    ["an illness that is over", "Had a seizure in October"],
    ["an illness that is over", "my husband had a stroke in the summer and hes not the same man"],
    ["a figure of speech", "He's a retired vet, he makes me laugh till I can't breathe."],
    ["a figure of speech", "My husband would have had a fit. I painted the door yellow."],
    [
      "somebody is missed",
      "Well I'd like him not to be dead, for a start. He died on the ward in May.",
    ],
    ["a figure of speech", "I tried to sort something practical and she bit my head off."],
    ["a figure of speech", "haha he'd think i had a stroke. tonight when he cooks"],
    ["an odd feeling", "Not sad. Just odd walking home."],
    ["a figure of speech", "i cant breathe sometimes around her"],
    ["a figure of speech", "I'm scared of burning the bridge"],
    ["a figure of speech", "I've cut down to five a day"],
    ["a figure of speech", "our friends have disappeared"],
    ["a trifle and a laugh", "lol this homework makes me want to kill myself"],
    ["anger at a door", "I want to kick his door in"],
    ["a notice to leave", "MY LANDLORD IS KICKING US OUT AND I HAVE TWO KIDS"],
    ["fear of losing somebody", "i dont want to find him dead one day"],
  ])("%s: %s", (_, content) => {
    expect(level(content)).toBe("none");
  });

  test("a wish not to be a burden is at most asked about", () => {
    expect(level("I don't want to be a burden on my partner")).not.toBe("crisis");
  });

  test("what a doctor has looked at is at most asked about", () => {
    const history: RiskItem[] = [
      { role: "user", content: "I went to the hospital and the doctor checked me out" },
      { role: "assistant", marks: [] },
    ];
    expect(level("My chest feels tight", history)).not.toBe("crisis");
  });
});

describe("the same words are taken seriously where they are meant", () => {
  test.each([
    ["a denial that goes on", "I'm not suicidal, I just want to go to sleep and never wake up"],
    ["a no that says yes", "I don't want to hurt, I want to fall asleep and never wake up"],
    ["again last night", "I used to cut, years ago, and last night I was cutting myself again"],
    ["an illness of this moment", "my dad had a heart attack just now, he's on the floor"],
    ["an illness of this moment", "she had another seizure this morning"],
    ["no breath at all", "I can't breathe, my throat is closing"],
    ["a song and oneself", "this song says 'I want to die' and me too, I want to die"],
    ["a laugh without a trifle", "lol I want to kill myself"],
    ["a trifle, a laugh and means", "haha this homework, I've got the pills next to me now"],
    ["fear of oneself", "I'm scared I'll kill him"],
    ["fear for somebody who said it", "I'm scared of losing him, he says he wants to die"],
    ["sent home, and worse", "the doctors sent him home but now his lips are turning blue"],
    ["never born", "I wish I had never been born"],
    ["hoping that it kills", "I drink and hope it kills me"],
    ["kept in", "he won't let me leave the house"],
  ])("%s: %s", (_, content) => {
    expect(level(content)).toBe("crisis");
  });

  test("over, but with the same person: asked about", () => {
    expect(level("my boyfriend used to hit me, he's promised that it's over")).not.toBe("none");
  });
});
