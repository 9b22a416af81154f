import { describe, expect, it } from "vitest";
import { spokenText } from "./spoken-text.ts";

const numbers = new Set(["116123", "988", "112", "8008080", "08001111"]);
const said = (text: string) => spokenText(text, numbers).text;

describe("words for the ear", () => {
  it.each([
    ["Samaritans answer day and night on 116 123.", "one one six, one two three."],
    ["You can ring 988 now.", "ring nine eight eight now."],
    ["Call 112, please.", "Call one one two, please."],
    ["Ring 0800 1111.", "Ring zero eight zero zero, one one one one."],
    ["From abroad: +44 (0)20 7946 0000.", "plus four four, zero, two zero, seven nine four six"],
    ["Text 800-8080.", "eight zero zero, eight zero eight zero."],
  ])("read a number that may be written down digit by digit: %s", (text, part) => {
    expect(said(text)).toContain(part);
  });

  it("are slower where such a number stands, and nowhere else", () => {
    expect(spokenText("You can ring 988 now.", numbers).speedFactor).toBeLessThan(1);
    expect(spokenText("That was 20 years ago, in 2006.", numbers).speedFactor).toBe(1);
  });

  it.each([
    "In 2006 it was 30 minutes.",
    "About 1,300 words, or 2.5 pages.",
    "She is 112cm tall.",
    "There were 988 people.",
  ])("leave other numbers as they are: %s", (text) => {
    expect(said(text)).toBe(text);
  });

  it("leave out what is for the eye only", () => {
    expect(said("**Two things** you _could_ try 🌱:\n- Rest")).toBe(
      "Two things you could try : Rest",
    );
    expect(said("See https://www.findahelpline.com/help for more.")).toBe(
      "See findahelpline dot com for more.",
    );
    expect(said("They are there 24/7 & for free")).toBe(
      "They are there day and night and for free",
    );
  });
});
