import { expect, test } from "vitest";
import { votedOn } from "./voted-on.ts";

test.each([
  ["none", "up", 1],
  ["none", "down", -1],
  ["up", "none", -1],
  ["up", "down", -2],
  ["down", "up", 2],
  ["up", "up", 0],
] as const)("from %s to %s the page counts %i", (my_vote, direction, change) => {
  expect(votedOn({ my_vote, votes: 7 }, direction)).toEqual({
    my_vote: direction,
    votes: 7 + change,
  });
});
