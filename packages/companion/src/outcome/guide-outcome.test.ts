import type { HistoryItem } from "@app/contract/calls/sessions";
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
