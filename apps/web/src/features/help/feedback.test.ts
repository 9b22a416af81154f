import { expect, test } from "vitest";
import { canSubmit, emptyFeedback, feedbackOf, satisfactionLevels } from "./feedback.ts";

const whole = { ...emptyFeedback, satisfaction: 4, text: " It helped. " };

test("there is something to send once a level is chosen and something is written", () => {
  expect(canSubmit(emptyFeedback)).toBe(false);
  expect(canSubmit({ ...whole, satisfaction: null })).toBe(false);
  expect(canSubmit({ ...whole, text: "  " })).toBe(false);
  expect(canSubmit(whole)).toBe(true);
  expect(satisfactionLevels).toHaveLength(5);
});

test("whoever stays anonymous is sent as Anonymous, whatever was typed before", () => {
  expect(feedbackOf({ ...whole, name: "Ana" }, "uid-1")).toEqual({
    name: "Anonymous",
    satisfaction: 4,
    feedback: "It helped.",
    user_id: "Anonymous",
  });
});

test("whoever leaves a name is known by it, and by their account where there is one", () => {
  const named = { ...whole, anonymous: false, name: " Ana " };
  expect(feedbackOf(named, "uid-1")).toMatchObject({ name: "Ana", user_id: "uid-1" });
  expect(feedbackOf(named, null)).toMatchObject({ name: "Ana", user_id: "Anonymous" });
  expect(feedbackOf({ ...named, name: " " }, null)).toMatchObject({ name: "Anonymous" });
});
