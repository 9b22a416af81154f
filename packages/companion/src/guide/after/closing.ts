import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { readSession } from "../session/reading.ts";
import { spokenIn } from "../words/sentences.ts";
import { createReplyVoice } from "../words/voice.ts";
import { lastingSteps } from "./lasting-steps.ts";
import { subjectOf } from "./subject.ts";

const leads: readonly string[] = [
  "Let’s end here for today.",
  "We can leave it here for now.",
  "That is a good place to stop.",
];
const shortLeads: readonly string[] = [
  "Thank you for looking in.",
  "Good that you came by.",
  "Thank you for stopping by.",
];
const talked: readonly string[] = [
  "Thank you for talking to me.",
  "I’m glad you told me how things are.",
];
/** {step} is what the person wants to do: "call Mia at the weekend". */
const plans: readonly string[] = [
  "I wish you well with your plan to {step}.",
  "You have a next step of your own: to {step}.",
];
const practised: readonly string[] = [
  "You can use the exercise by yourself whenever you need it.",
  "The exercise is yours to use whenever you like.",
];
const glad: readonly string[] = [
  "I’m happy for you. Enjoy it.",
  "That was good to hear. I hope you enjoy it.",
];
const wishes: readonly string[] = [
  "Take care of yourself.",
  "Be kind to yourself today.",
  "Come back whenever you like.",
  "I wish you a good rest of the day.",
  "Take good care, and come back whenever you want to talk.",
];
const care: readonly string[] = [
  "If it gets dark again, please reach for a person: the numbers on the crisis page are answered day and night.",
  "I’d like you not to be alone with the darker part. The crisis page is there at any hour, and so may be somebody near you.",
];

/** The last words of a session: a thank-you, the step that was named, a wish. Nothing is asked. */
export const guideClosing = (o: {
  seed: string;
  history: readonly HistoryItem[];
  now: Date;
}): string => {
  const reading = readSession(o.history);
  const voice = createReplyVoice(o.seed, spokenIn(reading.replies), {});
  const parts: (string | null)[] = [];
  if (reading.told.length === 0 && reading.topics.length === 0) {
    parts.push(voice.pick("shortlead", shortLeads), voice.pick("wish", wishes));
  } else if (reading.isRisk) {
    parts.push(voice.pick("lead", leads), voice.pick("care", care));
  } else {
    const { isGlad } = subjectOf(reading);
    const [step] = lastingSteps(reading);
    parts.push(
      voice.pick("lead", leads),
      voice.pick("talked", talked),
      isGlad ? voice.pick("glad", glad) : null,
      step
        ? voice.pick("step", plans, { step: step.words })
        : reading.exerciseIds.length > 0
          ? voice.pick("practised", practised)
          : null,
      voice.pick("wish", wishes),
    );
  }
  const text = parts.filter(Boolean).join(" ");
  return text || "Take care.";
};
