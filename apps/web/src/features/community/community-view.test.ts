import { expect, test } from "vitest";
import { firstView, isFirstView, readCommunityView, writeCommunityView } from "./community-view.ts";

test.each([
  ["", firstView],
  ["show=used&about=loss&q=my+dog", { shown: "used", category: "loss", q: "my dog" }],
  ["show=own", { shown: "own", category: null, q: "" }],
  ["show=worst&about=everything", firstView],
] as const)("the address “%s” is read, and what it does not know is left out", (address, view) => {
  expect(readCommunityView(new URLSearchParams(address))).toEqual(view);
});

test("a view that is written into the address is read back as it was", () => {
  for (const view of [
    firstView,
    { shown: "new", category: "work", q: "" },
    { shown: "top", category: null, q: "sleep" },
  ] as const)
    expect(readCommunityView(new URLSearchParams(writeCommunityView(view)))).toEqual(view);
});

test("only the first view leaves the address bare", () => {
  expect(isFirstView(firstView)).toBe(true);
  expect(isFirstView({ ...firstView, q: "  " })).toBe(true);
  expect(isFirstView({ ...firstView, category: "good" })).toBe(false);
});
