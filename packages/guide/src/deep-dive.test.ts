import { describe, expect, it } from "vitest";
import { ways } from "./options.ts";
import { findPath, guidePaths, insightKey, pathStepsOf } from "./paths.ts";
import { deepQuestions } from "./plan.ts";
import type { Slot, Talk } from "./talk.ts";
import { onPath, play } from "./testing/play.ts";

const talking = findPath("talking") ?? expect.fail("no such path");
const keyOf = ({ key }: { key: string }) => key;
const wrapped = (talk: Talk) =>
  play(["Go on"], { ...talk, waiting: null, offered: [ways.goOn] })[0]?.text;

describe("a deep dive", () => {
  const deepOn = (id: string) => ({ ...onPath(id), isDeep: true });

  it("asks further once its path was gone, what became clear last, and only then for a step", () => {
    for (const path of guidePaths) {
      const keys = pathStepsOf(path, true).map(({ key }) => key);
      const deep = keys.indexOf("deep/began");
      expect(keys.slice(deep, deep + 4), path.id).toEqual([
        "deep/began",
        "deep/beneath",
        "deep/otherwise",
        insightKey,
      ]);
      expect(keys.filter((key) => key.startsWith("plan/")).length, path.id).toBe(
        keys.length - deep - 4,
      );
      expect(pathStepsOf(path).map(({ key }) => key)).toEqual(
        expect.not.arrayContaining([insightKey]),
      );
    }
  });

  it("has three questions of its own for every path, each asking one thing", () => {
    expect(Object.keys(deepQuestions).sort()).toEqual(guidePaths.map(({ id }) => id).sort());
    const all = Object.values(deepQuestions).flat();
    expect(new Set(all).size).toBe(all.length);
    for (const ask of all) {
      expect(ask.match(/\?/g), ask).toHaveLength(1);
      expect(ask, ask).not.toMatch(/!/);
      expect(ask.split(/\s+/).length, ask).toBeLessThanOrEqual(22);
    }
  });

  it("goes to its end, asks each of them once, and makes the page", () => {
    for (const { id } of guidePaths) {
      let talk = deepOn(id);
      const asked: string[] = [];
      for (let turn = 0; turn < 40 && talk.mode === "path"; turn += 1) {
        const [reply] = play(
          [turn % 2 ? "That was in the spring, more or less." : "It was the way she looked at me."],
          talk,
        );
        if (!reply) break;
        talk = reply.talk;
        if (talk.waiting?.step.startsWith("deep/")) asked.push(talk.waiting.step);
        const elsewhere = reply.options.filter(
          (option) => option.id === "else" || option.id.startsWith("path/"),
        );
        expect(elsewhere, id).toEqual([]);
      }
      expect(talk.mode, id).toBe("wrapped");
      expect(new Set(asked), id).toEqual(
        new Set(["deep/began", "deep/beneath", "deep/otherwise", insightKey]),
      );
      expect(talk.slots[insightKey], id).toBeDefined();
    }
  });

  it("lets every one of them be skipped, and keeps a bare word as no insight", () => {
    const before = {
      ...deepOn("decision"),
      waiting: { step: "deep/beneath", ask: "deep/beneath/asks/0" },
      asked: ["deep/beneath"],
      skipped: (findPath("decision")?.steps ?? []).map(({ id }) => `decision/${id}`),
    };
    const [skipped] = play(["Skip this one"], { ...before, offered: [ways.skip] });
    expect(skipped?.talk.waiting?.step).not.toBe("deep/beneath");
    expect(skipped?.talk.slots["deep/beneath"]).toBeUndefined();
    const waiting = { step: insightKey, ask: `${insightKey}/asks/0` };
    for (const content of ["yes", "no", "Nothing really.", "I don't know"]) {
      const [reply] = play([content], { ...before, waiting });
      expect(reply?.talk.slots[insightKey], content).toBeUndefined();
    }
  });

  it("still comes to what became clear when somebody planned early", () => {
    const slot = { words: "ring her", quote: "", turn: 1, how: "asked" as const };
    const done = ["plan/when", "plan/obstacle"];
    const [reply] = play(["Go on"], {
      ...deepOn("decision"),
      turn: 3,
      waiting: null,
      skipped: done,
      slots: { "plan/step": slot },
      offered: [ways.goOn],
    });
    expect(reply?.talk.waiting?.step).toBe("deep/began");
  });

  it("leaves its theme when that is asked for", () => {
    const [reply] = play(["Something else"], { ...deepOn("decision"), offered: [ways.else] });
    expect(reply?.talk.path).toBeNull();
    expect(reply?.options.some((option) => option.id.startsWith("path/"))).toBe(true);
  });

  it("says at its end whether the page has what became clear, or leaves it open", () => {
    const last = (slots: Record<string, Slot>) =>
      wrapped({ ...deepOn("talking"), slots, skipped: pathStepsOf(talking, true).map(keyOf) });
    const clear = last({ [insightKey]: { words: "x y", quote: "", turn: 1, how: "asked" } });
    expect(clear).toContain("what became clear to you and what comes next");
    expect(last({})).toContain("only you can write that line");
  });
});
