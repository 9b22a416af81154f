import { readGuideData } from "@app/guide/read-guide-data";
import { noShapes, type ShapesRead } from "@app/reading/reading";
import { noRisk } from "@app/safety/screening";
import { describe, expect, test } from "vitest";
import { guidedTurnOf } from "../testing/guided-turn-of.ts";
import { guideTurn } from "./guide-turn.ts";
import type { GuidedTurn } from "./guided-turn.ts";
import { answersFor, repliesFor } from "./shapes.ts";

const written =
  readGuideData<{ id: string; sort: keyof ShapesRead; lines: { line: string; ask: string }[] }[]>(
    "shapes",
  );
const first = (sort: keyof ShapesRead) => {
  const shape = written.find((one) => one.sort === sort);
  if (!shape) throw new Error(`no shape of the sort ${sort}`);
  return shape;
};
const seen = (sort: keyof ShapesRead, worth = 0.95): ShapesRead => ({
  ...noShapes,
  [sort]: [{ id: first(sort).id, worth }],
});

/** A message of which the reader finds that it has a shape. */
const turnSeen = (content: string, shapes: ShapesRead, more: Partial<GuidedTurn> = {}) => {
  const turn = guidedTurnOf(content, more);
  return { ...turn, reading: { ...turn.reading, shapes } };
};
const told = "The garage has moved it to next month again.";
const asked = "Should I just move the whole thing out of there?";

describe("what is told", () => {
  test("is met by a line of its shape, and what was told is not said again", () => {
    const { text } = guideTurn(turnSeen(told, seen("remark")));
    expect(first("remark").lines.some(({ line }) => text.includes(line))).toBe(true);
    expect(text).not.toMatch(/garage/);
  });

  test("is met by another line of the same shape the next time", () => {
    const before = guideTurn(turnSeen(told, seen("remark"))).text;
    const history = [
      { role: "user" as const, content: told },
      { role: "assistant" as const, content: before },
    ];
    const again = guideTurn(turnSeen(told, seen("remark"), { history })).text;
    expect(again.split(/(?<=[.])\s/)[0]).not.toBe(before.split(/(?<=[.])\s/)[0]);
  });

  test("is asked about plainly, where only that is certain", () => {
    const { text } = guideTurn(turnSeen(told, seen("next")));
    expect(first("next").lines.some(({ ask }) => text.includes(ask))).toBe(true);
  });

  test("is only received where nothing else is worth saying, and the less the more often it was", () => {
    const both = { ...seen("remark", 0.5), receipt: seen("receipt", 0.7).receipt };
    const [received] = first("receipt").lines;
    expect(guideTurn(turnSeen(told, both)).text).toBe(received?.line);
    const history = ["Go on.", "I see.", "Right."].flatMap((content) => [
      { role: "user" as const, content: told },
      { role: "assistant" as const, content },
    ]);
    const again = guideTurn(turnSeen(told, both, { history })).text;
    expect(first("remark").lines.some(({ line }) => again.includes(line))).toBe(true);
  });

  test("is met in a word where nothing is worth saying", () => {
    expect(guideTurn(turnSeen(told, seen("remark", 0.1))).text.split(" ").length).toBeLessThan(4);
  });

  test("is only received in a word or two, and not even that near danger", () => {
    const all = { ...seen("remark"), ...{ receipt: seen("receipt").receipt } };
    expect(repliesFor(turnSeen("four weeks.", all)).every(({ sort }) => sort === "receipt")).toBe(
      true,
    );
    const concern = { ...noRisk, level: "concern" as const };
    for (const more of [{ hasAskedRisk: true }, { screening: concern }])
      expect(repliesFor(turnSeen(told, all, more))).toEqual([]);
  });
});

describe("what is asked about one's own matter", () => {
  test("gets an answer before anything is asked back", () => {
    const { text } = guideTurn(turnSeen(asked, seen("answer")));
    expect(first("answer").lines.some(({ line }) => text.startsWith(line))).toBe(true);
  });

  test("is not answered by a friend's view where a doctor or a lawyer should be asked", () => {
    const history = [{ role: "user" as const, content: "My solicitor wrote again." }];
    expect(answersFor(turnSeen(asked, seen("answer"), { history }))).toEqual([]);
  });

  test("of the companion itself, is none of these", () => {
    expect(answersFor(turnSeen("Can you see my screen?", seen("answer")))).toEqual([]);
  });
});
