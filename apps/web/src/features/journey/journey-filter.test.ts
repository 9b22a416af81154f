import { describe, expect, test } from "vitest";
import { readJourneyView, writeJourneyView } from "./journey-filter.tsx";

describe("the filter of a journey", () => {
  test("stands in the address, and only where it leaves something out", () => {
    const view = { kind: "conversations", type: "deepDive" } as const;
    expect(readJourneyView(new URLSearchParams(writeJourneyView(view)))).toEqual(view);
    expect(writeJourneyView({ kind: "all", type: null })).toEqual({});
  });

  test("shows everything where the address says nothing that is known", () => {
    expect(readJourneyView(new URLSearchParams("show=secrets&type=telepathy"))).toEqual({
      kind: "all",
      type: null,
    });
  });
});
