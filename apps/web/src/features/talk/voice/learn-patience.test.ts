import { limits } from "@app/contract/limits";
import { describe, expect, test } from "vitest";
import { learnPatience } from "./learn-patience.ts";

const somebody = () => {
  let nowMs = 0;
  const learnt = learnPatience(() => nowMs);
  const pass = (ms: number) => {
    nowMs += ms;
  };
  const turn = (...pausesMs: number[]) => {
    pass(30_000);
    learnt.began();
    for (const ms of pausesMs) learnt.paused(ms);
    learnt.ended();
  };
  return { learnt, pass, turn };
};

describe("patience that nobody chose", () => {
  test("starts at two seconds", () => {
    expect(somebody().learnt.now()).toBe(2_000);
  });

  test("is longer at once for whoever pauses long and speaks on", () => {
    const { learnt, turn } = somebody();
    turn(1_900);
    expect(learnt.now()).toBe(2_500);
  });

  test("is longer for whoever spoke on just after their turn was taken", () => {
    const { learnt, turn, pass } = somebody();
    turn();
    pass(1_000);
    learnt.began();
    expect(learnt.now()).toBe(4_000);
  });

  test("takes words after the reply for what they are, a new turn", () => {
    const { learnt, turn } = somebody();
    turn();
    turn();
    expect(learnt.now()).toBe(2_000);
  });

  test("is shorter by and by for whoever pauses shortly, and never hurries", () => {
    const { learnt, turn } = somebody();
    turn(300, 200, 400);
    expect(learnt.now()).toBe(2_000);
    turn(300, 200, 400);
    expect(learnt.now()).toBe(1_800);
    for (let each = 0; each < 20; each += 1) turn(300);
    expect(learnt.now()).toBe(1_200);
  });

  test("grows no longer than anybody could choose", () => {
    const { learnt, turn } = somebody();
    turn(60_000);
    expect(learnt.now()).toBe(limits.settings.patienceMs.max);
  });
});
