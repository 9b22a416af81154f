import { expect, test } from "vitest";
import { newState, readState } from "./state.ts";
import { talkAfter } from "./testing/talk-after.ts";

const kept = { ...newState(), talk: talkAfter(["I can't decide whether to take the job."]) };

test("a state comes back as it was stored", () => {
  expect(readState(JSON.stringify(kept))).toEqual(kept);
  expect(kept).not.toEqual(newState());
});

test.each<[string, string | null]>([
  ["nothing was stored", null],
  ["it is no JSON", "{"],
  ["it is something else", '"hello"'],
  ["it is of another version", JSON.stringify({ ...kept, version: 2 })],
  [
    "its talk is of another version",
    JSON.stringify({ ...kept, talk: { ...kept.talk, version: 0 } }),
  ],
  ["a part is missing", JSON.stringify({ version: 1, talk: kept.talk })],
  ["a part is broken", JSON.stringify({ ...kept, talk: { ...kept.talk, slots: [1] } })],
])("a talk goes on from an empty state where %s", (_, stored) => {
  expect(readState(stored)).toEqual(newState());
});
