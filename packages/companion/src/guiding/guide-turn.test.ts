import { newTalk, type Talk } from "@app/guide/talk";
import { describe, expect, test } from "vitest";
import { newState } from "../state.ts";
import { guidedTurnOf } from "../testing/guided-turn-of.ts";
import { talkAfter } from "../testing/talk-after.ts";
import { guideTurn } from "./guide-turn.ts";
import type { GuidedTurn } from "./guided-turn.ts";
import { offeredIn } from "./offered.ts";

const turnWith = (content: string, talk: Talk, more: Partial<GuidedTurn> = {}) =>
  guideTurn(guidedTurnOf(content, { talk, ...more }));

/** A path was chosen by its own words, so that no reading decides where the talk is. */
const onPath = talkAfter(["I have to choose something.", "Something to decide"]);

describe("what goes along with a reply", () => {
  test("the ways on, and where the talk is", () => {
    const { options, place, talk } = turnWith("Something to decide", talkAfter(["hello"]));
    expect(place).toEqual({ path: "A decision", step: 1, of: expect.any(Number) });
    expect(options.length).toBeGreaterThan(0);
    expect(options.map(({ text }) => text)).toEqual(talk.offered.map(({ text }) => text));
  });

  test("the same comes back from what was kept of it", () => {
    const { options, place, talk } = turnWith("Something to decide", talkAfter(["hello"]));
    expect(offeredIn({ ...newState(), talk })).toEqual({ options, place });
  });

  test("the way that ends a talk with its page is marked", () => {
    const talk: Talk = {
      ...newTalk(),
      offered: [
        { id: "page", text: "Make the page" },
        { id: "listen", text: "Just listen" },
      ],
    };
    expect(offeredIn({ ...newState(), talk }).options).toEqual([
      { text: "Make the page", ends: true },
      { text: "Just listen" },
    ]);
  });

  test("nothing to tap where it is spoken", () => {
    expect(
      turnWith("Something to decide", talkAfter(["hello"]), { sessionType: "voice" }).options,
    ).toEqual([]);
  });
});

describe("a memory", () => {
  const memories = [{ id: "dad", message: "Your dad died in 2019." }];
  const told = "I miss my dad, and the funeral comes back to me.";

  test("is called to mind once a talk", () => {
    const first = turnWith(told, onPath, { memories });
    expect(first.text).toContain("You told me before that your dad died in 2019.");
    expect(first.memoryIds).toEqual(["dad"]);
    const second = turnWith(told, first.talk, { memories });
    expect(second.text).not.toContain("You told me before");
    expect(second.memoryIds).toEqual([]);
  });

  test("of what helps is there for somebody who asks for help", () => {
    const helps = [{ id: "walk", message: "Walking helps you." }];
    const { text, memoryIds } = turnWith("I'm so stressed by my boss. What can I do?", newTalk(), {
      memories: helps,
    });
    expect(text).toContain("You told me before that walking helps you.");
    expect(memoryIds).toEqual(["walk"]);
  });

  test("is left alone where the talk is steered", () => {
    expect(turnWith("Skip this one", onPath, { memories }).memoryIds).toEqual([]);
  });
});

test("the list of actions can be asked for, and the talk stays where it is", () => {
  const { text, talk } = turnWith("Please list the Post Session Actions.", onPath);
  expect(text).toMatch(/^Post Session Actions\n- /);
  expect(talk).toEqual(onPath);
});

test("a question about words to say is answered, and not given back", () => {
  const before = talkAfter(["The shed is nearly done."]);
  const { text } = turnWith(
    "What ought the first sentence to be on Thursday? I do not want to dress it up.",
    before,
  );
  expect(text).toMatch(/“|sentence|words|say|short|true/i);
  expect(text).not.toMatch(/dress it up/);
});

describe("a deep dive", () => {
  const deep = (content: string, talk: Talk) =>
    turnWith(content, talk, { sessionType: "deepDive" });

  test("is longer than the same path otherwise", () => {
    const usual = turnWith("Something to decide", talkAfter(["hello"]));
    const { place } = deep("Something to decide", talkAfter(["hello"]));
    expect(place?.of).toBe((usual.place?.of ?? 0) + 4);
  });

  test("asks whoever goes on telling and chooses nothing, since they came to be asked", () => {
    const first = deep("I keep thinking about how things went at the lake last year.", newTalk());
    const second = deep("We were all there, and nobody said a word about it.", first.talk);
    expect(second.talk.path).toBe("open");
    expect(second.place?.path).toBe("Looking at it together");
    expect(second.text).toContain("?");
    expect(second.options.some(({ text }) => text === "Something else")).toBe(false);
  });
});
