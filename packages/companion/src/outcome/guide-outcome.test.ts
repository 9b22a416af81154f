import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { insightKey } from "@app/guide/paths";
import { newTalk, type Talk } from "@app/guide/talk";
import { describe, expect, it } from "vitest";
import { talkAfter } from "../testing/talk-after.ts";
import { guideOutcome } from "./guide-outcome.ts";

const leftBy = (messages: readonly string[]) =>
  guideOutcome({
    sessionId: "s-1",
    history: messages.map((content): HistoryItem => ({ role: "user", content })),
    talk: talkAfter(messages),
    remember: false,
    known: [],
  });

describe("what somebody goes away to do", () => {
  it("is the first thing on the list, and in the summary", () => {
    const { actions, summary } = leftBy([
      "I have been in an odd mood for about two months.",
      "My husband asks what is wrong and I always say tired.",
      "Right. I'll ring the surgery on Monday. Thank you, goodnight.",
    ]);
    expect(actions[0]).toBe("Ring the surgery on Monday.");
    expect(actions.filter((action) => /surgery/.test(action))).toHaveLength(1);
    expect(summary).toMatch(/surgery on Monday/);
  });

  it("is not that somebody goes", () => {
    const { actions } = leftBy([
      "I think I'm drinking too much.",
      "My partner tops me up, it's sort of our thing.",
      "Food's ready, I should go. Thank you.",
    ]);
    expect(actions.join(" ")).not.toMatch(/\bgo\b|Food/);
  });
});

describe("keys that were pressed and no words", () => {
  it.each([["Asdf qwer zxcv"], ["asdf qwer zxcv", "hjkl hjkl fdsa"], ["kjhgf mnbv trew"]])(
    "stand in no title and no summary: %j",
    (...messages) => {
      const { title, summary } = leftBy(messages);
      for (const word of messages.join(" ").split(" "))
        expect(`${title} ${summary}`.toLowerCase()).not.toContain(word.toLowerCase());
      expect(summary).not.toContain("language");
    },
  );
});

describe("a deep dive", () => {
  const slot = (words: string, turn: number) => ({ words, quote: "", turn, how: "asked" as const });
  const leftOf = (talk: Talk, content = "I can't decide about my small shop.") =>
    guideOutcome({
      sessionId: "s-1",
      history: [{ role: "user", content }],
      talk,
      remember: false,
      known: [],
    });
  const deep: Talk = {
    ...newTalk(),
    isDeep: true,
    path: "open",
    slots: {
      "open/matters": slot("That nobody has to be disappointed.", 2),
      [insightKey]: slot("It was never about the money.", 4),
      "plan/step": slot("tell Petra on Sunday", 5),
    },
  };

  it("ends with what became clear and what comes next, with day and person, though no path was chosen", () => {
    const { summary, actions, card } = leftOf(deep);
    expect(summary).toContain("in your own words: “It was never about the money”.");
    expect(actions[0]).toBe("Tell Petra on Sunday.");
    expect(card?.fields.at(-2)?.text).toBe("It was never about the money.");
  });

  it("of a matter that was written about tells what became clear once, and last", () => {
    const told = "I see that I have been waiting to be noticed instead of speaking.";
    const messages = [
      "My manager presented my idea to the whole team as if it was his own.",
      "I'd want him to say it was mine.",
      told,
    ];
    const { summary } = guideOutcome({
      sessionId: "s-1",
      history: messages.map((content): HistoryItem => ({ role: "user", content })),
      talk: { ...newTalk(), isDeep: true, slots: { [insightKey]: slot(told, 3) } },
      remember: false,
      known: [],
    });
    expect(summary.split("waiting to be noticed")).toHaveLength(2);
    expect(summary).toMatch(/in your own words: “I see that .+ speaking”\.$/);
  });

  it("leaves a line open where nobody said what became clear, also on a page that was changed", () => {
    const { [insightKey]: _, ...slots } = deep.slots;
    const left = leftOf({ ...deep, slots });
    const open = (card: typeof left.card) =>
      card?.fields.filter(({ id, text }) => id === insightKey && text === "").length;
    expect(open(left.card)).toBe(1);
    expect(left.summary).not.toMatch(/clear/);
    const sent = { path: null, fields: left.card?.fields.filter(({ text }) => text !== "") ?? [] };
    const changed = guideOutcome({
      sessionId: "s-1",
      history: [],
      talk: { ...deep, slots },
      card: sent,
      remember: false,
      known: [],
    });
    expect(open(changed.card)).toBe(1);
  });

  it("of somebody in danger names the people to reach, and no insight before them", () => {
    const { summary, card } = leftOf(deep, "I want to kill myself.");
    expect(summary).not.toContain("the money");
    expect(card).toBeNull();
  });
});
