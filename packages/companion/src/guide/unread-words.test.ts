import { describe, expect, test } from "vitest";
import { groundedLines } from "./grounded-lines.ts";
import type { Frame } from "./say/frames/frame.ts";
import { unreadWords } from "./unread-words.ts";

describe("what a pattern left unread", () => {
  test("are the words where anything might have stood, and those outside its match", () => {
    expect(unreadWords(/^he said .*$/i, "he said the boat sank", [])).toEqual(["boat", "sank"]);
    expect(unreadWords(/moved/i, "I moved to Leeds", [])).toEqual(["leeds"]);
  });

  test("are not those that come back in a slot", () => {
    const when = /^i want to (?<x>.+)$/i;
    expect(unreadWords(when, "I want to sell the boat", ["sell the boat"])).toEqual([]);
    expect(unreadWords(when, "I want to sell the boat", [])).toEqual(["sell", "boat"]);
  });
});

describe("the lines of a frame", () => {
  const frame: Frame = {
    id: "they-said",
    weight: 2,
    when: /^they said (?<x>.+)$/i,
    say: ["So they said {x}.", "That must hurt.", "You would have liked to hear something else."],
    ask: [],
  };
  const linesFor = (text: string) =>
    groundedLines({
      frame,
      text,
      lower: text.toLowerCase(),
      groups: frame.when.exec(text)?.groups ?? {},
      isOpening: false,
    });

  test("that give nothing back are not said of a sentence that was hardly read", () => {
    expect(linesFor("they said the harbour would close")).toEqual(["So they said {x}."]);
  });

  test("name no feeling that the person has not named", () => {
    expect(linesFor("they said so")).not.toContain("That must hurt.");
    const alone: Frame = { ...frame, when: /^they said so$/i };
    expect(
      groundedLines({
        frame: alone,
        text: "they said so",
        lower: "they said so",
        groups: {},
        isOpening: false,
      }),
    ).toEqual(["So they said {x}.", "You would have liked to hear something else."]);
  });

  test("that give nothing back are not said of one clause of a longer story", () => {
    const put: Frame = {
      id: "put-there",
      weight: 2,
      when: /^they put me there$/i,
      say: ["So that was decided for you."],
      ask: [],
    };
    const read = { frame: put, text: "they put me there", groups: {}, isOpening: false };
    expect(groundedLines({ ...read, lower: "they put me there" })).toHaveLength(1);
    expect(
      groundedLines({
        ...read,
        lower: "i offered to help the old midwives with visits, they put me there, i loved it",
      }),
    ).toEqual([]);
  });
});
