import { describe, expect, it } from "vitest";
import { meanings } from "../say/meanings/all.ts";
import { askedKinds } from "./read-asked.ts";
import { meaningOf } from "./read-meaning.ts";
import { readableNames } from "./reader.ts";

describe("what a message means", () => {
  it.each([
    ["i havent told anyone yet", "carries-it-alone"],
    ["she broke up with me over text after 3 years", "was-left"],
    ["I put on a smile and said I was fine", "wears-a-mask"],
    ["I haven't slept more than four hours in a row since she was born.", "lies-awake"],
    ["i used to paint, years ago", "used-to-love-it"],
    ["My daughter is fourteen and she's stopped talking to me", "went-quiet-on-me"],
    ["i dont feel anything", "feels-nothing"],
    ["how do i even tell her", "cannot-find-the-words"],
    ["it's more like i don't know who i am if nobody needs me", "who-am-i-now"],
  ])("is read in %j", (text, id) => {
    expect(meaningOf(text)?.id).toBe(id);
  });

  it.each([
    "hello",
    "what can you do?",
    "I had toast for breakfast and then I went to the shops.",
    "They found something on my thyroid, and took a piece with a needle.",
    "didn't pass, then",
    "my friend hasn't told anyone, she says",
    "",
  ])("is not read into %j", (text) => {
    expect(["did-it", "it-went-better", "a-good-moment", "carries-it-alone"]).not.toContain(
      meaningOf(text)?.id,
    );
  });

  it("has words for all that the reader can name, and names nothing else", () => {
    const named = readableNames().filter((name) => name !== "none");
    const known = [...meanings.map(({ id }) => id), ...askedKinds.map((kind) => `asks-${kind}`)];
    expect(known.sort()).toEqual([...named].sort());
  });
});

describe("the words for what a message means", () => {
  const lines = meanings.flatMap(({ say }) => say);

  it("are enough for a session, and no line stands twice", () => {
    for (const { id, say } of meanings) expect(say.length, id).toBeGreaterThanOrEqual(2);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it("hold no slot, no advice, nobody else and no question", () => {
    for (const line of lines) {
      expect(line).not.toMatch(/[{}!?']|\b(?:he|she|him|her|his|they|them|you should|at least)\b/i);
      expect(line).toMatch(/^[A-Z].*\.$/);
    }
  });
});
