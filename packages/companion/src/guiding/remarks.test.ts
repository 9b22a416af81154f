import { newTalk } from "@app/guide/talk";
import { read } from "@app/reading/read";
import { noRisk } from "@app/safety/screening";
import { describe, expect, test } from "vitest";
import { guideTurn } from "./guide-turn.ts";
import type { GuidedTurn } from "./guided-turn.ts";
import { answersFor, remarksFor } from "./remarks.ts";

const turnOf = (content: string, more: Partial<GuidedTurn> = {}): GuidedTurn => ({
  sessionId: "s-1",
  sessionType: "text",
  content,
  reading: read(content),
  history: [],
  screening: noRisk,
  now: new Date("2026-03-10T20:00:00Z"),
  talk: newTalk(),
  memories: [],
  ...more,
});
const said = (...contents: string[]): GuidedTurn["history"] =>
  contents.map((content) => ({ role: "user", content }));

const silent = "she hasn't messaged since";
const asking = "Should I just move out?";

describe("what is told", () => {
  test("is met by a line that says it in other words", () => {
    const [remark] = remarksFor(turnOf(silent));
    expect(remark?.line).toMatch(/silence/i);
    expect(guideTurn(turnOf(silent)).text).toContain(remark?.line);
  });

  test("is met by one for its sentence that matters, where there are several", () => {
    const told = "The car is at the garage again. Never told anyone about the money.";
    expect(remarksFor(turnOf(told)).length).toBeGreaterThan(0);
  });

  test("is met by the same line once in a talk", () => {
    const { text } = guideTurn(turnOf(silent));
    const history = [...said(silent), { role: "assistant" as const, content: text }];
    const line = text.split(/(?<=[.]) /)[0] ?? "";
    expect(guideTurn(turnOf(silent, { history })).text).not.toContain(line);
  });

  test("in a word or two is left to whoever asks on", () => {
    expect(remarksFor(turnOf("yes."))).toEqual([]);
    expect(remarksFor(turnOf("four weeks."))).toEqual([]);
  });

  test("where danger was spoken of, is not remarked on", () => {
    expect(remarksFor(turnOf(silent, { hasAskedRisk: true }))).toEqual([]);
    expect(remarksFor(turnOf(silent, { screening: { ...noRisk, level: "concern" } }))).toEqual([]);
  });
});

describe("what is asked about one's own matter", () => {
  test("gets an answer before anything is asked back", () => {
    const [answer] = answersFor(turnOf(asking));
    expect(answer).toBeDefined();
    expect(guideTurn(turnOf(asking)).text.startsWith(answer?.line ?? "?")).toBe(true);
  });

  test("is no friend's to answer where a doctor or a lawyer should be asked", () => {
    const history = said("I came off my antidepressants in March");
    expect(answersFor(turnOf("Should I just go back?", { history }))).toEqual([]);
    expect(answersFor(turnOf("Can he legally make me sell? Should I just give in?"))).toEqual([]);
  });

  test("is not answered so where it is asked of the companion", () => {
    expect(answersFor(turnOf("Are you a real person?"))).toEqual([]);
  });

  test("is not answered so after danger was spoken of", () => {
    expect(answersFor(turnOf(asking, { hasAskedRisk: true }))).toEqual([]);
  });
});
