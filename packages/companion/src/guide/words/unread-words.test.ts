import { describe, expect, test } from "vitest";
import type { Frame } from "../say/frames/frame.ts";
import { type FrameMatch, isSure } from "../telling/frames.ts";
import { groundedLines } from "../telling/grounded-lines.ts";
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

describe("a frame", () => {
  const frame: Frame = {
    id: "put-there",
    when: /^they put me there$/i,
    say: ["So that was decided for you.", "That must hurt."],
    ask: [],
  };
  const heard = (lower: string): FrameMatch => ({
    frame,
    slots: {},
    at: 0,
    length: 0,
    text: "they put me there",
    lower,
  });

  test("names no feeling that the person has not named", () => {
    expect(groundedLines(frame, "they put me there")).toEqual(["So that was decided for you."]);
  });

  test("does not answer one clause of a longer story", () => {
    expect(isSure(heard("they put me there"))).toBe(true);
    expect(
      isSure(
        heard("i offered to help the old midwives with visits, they put me there, i loved it"),
      ),
    ).toBe(false);
  });

  test("that is right wherever it matches answers there too", () => {
    const long = heard("i offered to help the old midwives with visits, they put me there");
    expect(isSure({ ...long, frame: { ...frame, sure: true } })).toBe(true);
  });
});
