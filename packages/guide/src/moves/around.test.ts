import { describe, expect, test } from "vitest";
import { lastOf } from "../testing/play.ts";

describe("a goodbye", () => {
  test.each([
    "I feel tense before a big talk tomorrow.",
    "I have a big talk tomorrow and I'm nervous.",
    "I've got to go back to work on Monday and I dread it.",
    "Good night's sleep is what I need, I've had none for weeks.",
    "Bye bye summer, hello depression.",
    "We need to talk later, my wife said, and I feel sick.",
    "I have to say goodbye to my dog tomorrow.",
    "He said goodbye and left me.",
    "He always wished me good night and then sat up with his phone.",
  ])("is not heard in %j", (content) => {
    expect(lastOf([content]).why.move).not.toBe("leaving");
  });

  test.each([
    "night",
    "ok thanks, bye",
    "I will say good night now.",
    "that'll do for tonight",
    "good day to you",
    "Thank you. I have to go now.",
    "gotta go, kids are up",
    "I'll sleep on that. Goodnight.",
  ])("is honoured at once in %j, and nothing is asked", (content) => {
    const { why, text, options } = lastOf(["My sister and I had a row about the house.", content]);
    expect(why.move).toBe("leaving");
    expect(text).not.toContain("?");
    expect(options).toEqual([]);
  });

  test.each([
    "I have a tuning in Sleaford at nine, so I shall say goodnight. Thank you for the argument.",
    "I'm off to fill my hot water bottle, love. Nos da.",
  ])("is heard in %j as well, and what is left is the page", (content) => {
    const { why, text, options } = lastOf(["My sister and I had a row about the house.", content]);
    expect(why.move).toBe("leaving");
    expect(text).not.toContain("?");
    expect(options.map(({ id }) => id)).toEqual(["page"]);
  });

  test.each(["Enough.", "stop", "I want to stop"])("%j ends the questions", (content) => {
    const { why, text } = lastOf(["My sister and I had a row about the house.", content]);
    expect(why.move).toBe("stopping");
    expect(text).not.toContain("?");
  });
});
