import { expect, test } from "vitest";
import { answerWords, createEarlyFeedback } from "./early-feedback.ts";

type Parts = Parameters<typeof createEarlyFeedback>[0];

const setUp = ({ shown }: { shown: boolean }) => {
  const sent: unknown[] = [];
  let isShown = shown;
  // Only what is read of a profile; the real answer has many more fields.
  const profile = () =>
    ({ early_feedback_shown: isShown }) as Awaited<ReturnType<Parts["users"]["me"]>>;
  const early = createEarlyFeedback({
    users: {
      me: async () => profile(),
      change: async (change) => {
        isShown ||= change.early_feedback_shown === true;
        return profile();
      },
    },
    feedback: {
      submit: async (input) => {
        sent.push(input);
        return { received: true, safety: null };
      },
    },
    country: () => "GB",
  });
  return { early, sent };
};

test("a person is asked once, and never again", async () => {
  const { early } = setUp({ shown: false });
  expect(await early.ask()).toBe(true);
  expect(await early.ask()).toBe(false);
  expect(await setUp({ shown: true }).early.ask()).toBe(false);
});

test("an answer counts on its side, with the person's words or the button's", async () => {
  const { early, sent } = setUp({ shown: true });
  await early.send("helped", "  The question about my sister. ");
  await early.send("didNot", " ");
  expect(sent).toEqual([
    { satisfaction: 4, feedback: "The question about my sister.", country: "GB" },
    { satisfaction: 2, feedback: answerWords.didNot, country: "GB" },
  ]);
});
