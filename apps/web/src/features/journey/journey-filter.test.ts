import { describe, expect, test } from "vitest";
import { readView, writeView } from "./journey-filter.tsx";

describe("the filter of a journey", () => {
  test("stands in the address, and only where it leaves something out", () => {
    const view = { kind: "conversations", type: "deepDive" } as const;
    expect(readView(new URLSearchParams(writeView(view)))).toEqual(view);
    expect(writeView({ kind: "all", type: null })).toEqual({});
  });

  test("shows everything where the address says nothing that is known", () => {
    expect(readView(new URLSearchParams("show=secrets&type=telepathy"))).toEqual({
      kind: "all",
      type: null,
    });
  });
});
