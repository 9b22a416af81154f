import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { converse, saidBy } from "../testing/talked-through.ts";

const messages = readFileSync(
  new URL("../../../../training/measure/asked-1.jsonl", import.meta.url),
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => (JSON.parse(line) as { text: string }).text); // our own labelled file

const unmarked = (text: string): string => text.replace(/[.,!?;:]+/g, "");

/** The shapes people's messages have when they do not look after them. */
const shapes: readonly ((text: string, next: string) => string)[] = [
  (text) => `${unmarked(text)}?`,
  (text, next) => `${unmarked(text)} ${unmarked(next)} ${unmarked(text)}?`,
  (text) => unmarked(text).toUpperCase(),
  (text) => text.split(" ").slice(0, 3).join(" "),
  (text) => text.replace(/ /g, "\n"),
  (text) => `"${text}"`,
  (text) => text.split("").reverse().join(""),
  (text, next) => `${text} ${next} `.repeat(8),
];

test.each(shapes.map((shape, index) => ({ index, shape })))(
  "whatever shape a message has, it is answered: shape $index",
  ({ index, shape }) => {
    for (let at = index; at + 4 < messages.length; at += 96) {
      const turns = messages
        .slice(at, at + 4)
        .map((text, turn) => shape(text, messages[at + turn + 1] ?? text));
      for (const reply of saidBy(converse(turns, `seed-${at}`))) expect(reply.trim()).not.toBe("");
    }
  },
);
