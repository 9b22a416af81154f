import { deskActs } from "@app/contract/calls/desk-fields";
import { describe, expect, test } from "vitest";
import { barsOf, sumOf } from "./bars.ts";
import { partOf, partsFor } from "./desk-parts.ts";
import { sayAct, sayDetail } from "./desk-words.ts";

describe("the parts of the desk", () => {
  test("are open to the role that may use them", () => {
    expect(partsFor("moderator").map(({ id }) => id)).toEqual(["messages", "shared", "counts"]);
    expect(partsFor("admin").length).toBeGreaterThan(partsFor("moderator").length);
  });

  test("are found by their address, and another one leads to the first that is open", () => {
    expect(partOf("admin", "errors")).toBe("errors");
    expect(partOf("admin", null)).toBe("people");
    expect(partOf("moderator", "people")).toBe("messages");
    expect(partOf("admin", "no-such-part")).toBe("people");
  });
});

describe("the log", () => {
  test("has words for everything that can be done", () => {
    for (const act of deskActs) expect(sayAct(act), act).not.toContain("_");
    expect(sayAct("something_newer")).toBe("something newer");
  });

  test("says what was changed into what", () => {
    expect(sayDetail({ before: "none", after: "pro" })).toBe("none → pro");
    expect(sayDetail({ on: true })).toBe("on true");
    expect(sayDetail(null)).toBe("");
  });
});

describe("a drawing of counts", () => {
  const box = { width: 100, height: 50, gap: 0 };

  test("fills its box, and shows a one beside a thousand", () => {
    const bars = barsOf([0, 1, 1_000], box);
    expect(bars.map(({ height }) => height)).toEqual([0, 2, 50]);
    const last = bars.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(100);
  });

  test("is flat where nothing happened", () => {
    expect(barsOf([0, 0], box).map(({ height }) => height)).toEqual([0, 0]);
  });

  test("says how much it was, and when the most", () => {
    const days = [
      { day: "2026-01-01", value: 2 },
      { day: "2026-01-02", value: 5 },
      { day: "2026-01-03", value: 0 },
    ];
    expect(sumOf(days)).toEqual({ all: 7, most: 5, mostDay: "2026-01-02" });
    expect(sumOf([])).toEqual({ all: 0, most: 0, mostDay: null });
  });
});
