import { read } from "@app/reading/read";
import { expect, it } from "vitest";
import { guideReply } from "../guide.ts";
import { newTalk, type Talk } from "../talk.ts";

const before = (sort: "remark" | "next"): Talk => ({
  ...newTalk(),
  turn: 2,
  lately: [{ sort, asks: true, names: false }],
});

const replyTo = (said: string, talk: Talk): string =>
  guideReply({
    seed: "seed",
    reading: read(said),
    talk,
    isSpoken: false,
    isNearDanger: false,
    program: null,
  }).text;

const sorry = /\b(?:sorry|mistake)\b/i;

it.each([
  "I don't think that's quite what I said. He is the one who moved her name in front of mine.",
  "I meant what do I do after, when she says she is fine and clearly isn't.",
  "no its gwen that didnt say anything, not me, she just put it up on the wall",
])("what puts it right gets a sorry first: %s", (said) => {
  expect(replyTo(said, before("remark"))).toMatch(sorry);
});

it("so does what was told before and asked about again", () => {
  expect(replyTo("Friday has a date on it, I've said so three times.", before("next"))).toMatch(
    sorry,
  );
});

it.each([
  "No I haven't told my wife yet, she cries on the train as it is.",
  "We went to the lake on Sunday and my brother brought the boat.",
])("what only answers gets none: %s", (said) => {
  expect(replyTo(said, before("remark"))).not.toMatch(sorry);
});
