import { expect, test } from "vitest";
import { createReasoningFilter } from "./drop-reasoning.ts";

const through = (pieces: readonly string[]): string => {
  const filter = createReasoningFilter();
  return pieces.map((piece) => filter.push(piece)).join("") + filter.end();
};

/** Cut in two at every place, and letter by letter. */
const inEveryCut = (text: string): string[] => [
  ...Array.from({ length: text.length + 1 }, (_, at) =>
    through([text.slice(0, at), text.slice(at)]),
  ),
  through([...text]),
];

test.each([
  ["<think>They seem sad.</think>I hear you.", "I hear you."],
  ["I hear you. <thinking>Hm < 3.</thinking>Go on.", "I hear you. Go on."],
  ["<THINK>a</THINK>Yes.<think>b</think>", "Yes."],
  ["<think>never closed", ""],
  ["a < b, and <b>bold</b>, <thin", "a < b, and <b>bold</b>, <thin"],
])("%s is heard as: %s", (text, heard) => {
  for (const said of inEveryCut(text)) expect(said).toBe(heard);
});

test("ordinary words leave at once", () => {
  const filter = createReasoningFilter();
  for (const word of ["I", " hear", " you."]) expect(filter.push(word)).toBe(word);
});
