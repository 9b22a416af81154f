import { describe, expect, it } from "vitest";
import { understand } from "../../understanding/understand.ts";
import { outwardActions } from "./outward.ts";

const mattersIn = (text: string): string[] => {
  const { lower } = understand(text);
  return outwardActions
    .filter(({ when, not }) => when.test(lower) && !not?.test(lower))
    .map(({ id }) => id);
};

describe("the everyday matters of work, home and health", () => {
  it.each([
    ["credit-taken", "My colleague took all my work and put her name on it."],
    ["passed-over", "They gave the promotion to someone else, a guy half my age"],
    ["wrong-file-sent", "i messed up at work today, ordered 500 instead of 50"],
    ["no-answer-after-interview", "I've applied for sixty jobs and heard back from two."],
    ["redundant", "Got my redundancy letter this morning"],
    ["retired", "Retired last month and the days are endless."],
    ["night-shifts", "doing nights this month and my heads gone"],
    ["exam-ahead", "My finals are in three weeks and I can't concentrate"],
    ["essay-not-started", "I can’t write my thesis."],
    ["debt", "I've run up a lot of debt on my cards"],
    ["landlord-selling", "The landlord wants the flat back by June."],
    ["noise-upstairs", "next door's dog never stops barking"],
    ["moved-know-nobody", "I moved to Bristol in June and I haven't made any friends"],
    ["results-awaited", "I'm waiting for the results of my biopsy."],
    ["waking-at-three", "I keep waking up at 4am"],
    ["cat-missing", "our cat hasnt come home for three days"],
  ])("knows %s", (id, text) => expect(mattersIn(text)).toContain(id));

  it.each([
    ["redundant", "My husband got made redundant in the spring."],
    ["redundant", "I lost my mum in March."],
    ["retired", "My wife retired in June and rearranges the cupboards."],
    ["passed-over", "My dad passed over the summer."],
    ["promoted", "She got promoted and I was passed over for it."],
    ["work-do", "I have so much work to do before Friday."],
    ["debt", "I owe her an apology."],
    ["old-pet", "We had to put our dog down, he was fourteen."],
    ["diabetes", "My husband's got type 2 diabetes."],
    ["bad-back", "They were laughing at me behind my back."],
    ["waking-at-three", "The baby wakes at three for a feed."],
    ["exam-failed", "I failed my driving test again."],
    ["doubts-about-moving", "My son has told us he's moving to New Zealand for good."],
    ["results-awaited", "We've got the baby scan on Monday."],
    ["weight", "My daughter has stopped eating lunch to lose weight."],
  ])("does not take another matter for %s", (id, text) =>
    expect(mattersIn(text)).not.toContain(id),
  );

  it("says nothing where somebody has died", () => {
    expect(mattersIn("My mum died in March and I can't go in her room.")).toEqual([]);
    expect(mattersIn("My wife passed in February and the evenings are very long.")).toEqual([]);
  });

  it("has short actions, each of them once", () => {
    const actions = outwardActions.flatMap((topic) => topic.actions);
    expect(new Set(actions).size).toBe(actions.length);
    for (const action of actions) {
      const words = action.split(/\s+/).length;
      expect(words, action).toBeGreaterThanOrEqual(8);
      expect(words, action).toBeLessThanOrEqual(24);
    }
    expect(new Set(outwardActions.map(({ id }) => id)).size).toBe(outwardActions.length);
  });
});
