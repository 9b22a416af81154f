import type { HistoryItem } from "@app/contract/calls/sessions";
import { thanksFor, wishesFor } from "./leave-taking.ts";
import { personTold, readSession } from "./reading.ts";
import { retold } from "./retell.ts";
import { themeLines } from "./say/themes.ts";
import { spokenIn } from "./sentences.ts";
import { stepInWords } from "./steps.ts";
import { mainTopics } from "./topics.ts";
import { createVoice } from "./voice.ts";

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
/** {said} is a clause of the person's own. */
const toldMe: readonly string[] = [
  "You told me that {said}, and I’m glad that you did.",
  "I’m glad you could tell me that {said}.",
];
const talked: readonly string[] = [
  "Thank you for talking to me.",
  "I’m glad you told me how things are.",
];
const sorrow: readonly string[] = [
  "There is no right pace for grief.",
  "You don’t have to be any further along than you are.",
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

/** A longer clause would weigh a farewell down. */
const closingWords = 12;

/** The last words of a session: one thing from it, the step that was named, a wish. Nothing is asked. */
export const guideClosing = (o: {
  seed: string;
  history: readonly HistoryItem[];
  now: Date;
}): string => {
  const reading = readSession(o.history);
  const voice = createVoice(o.seed, spokenIn(reading.replies), {});
  const parts: (string | null)[] = [];
  if (reading.told.length === 0 && reading.topics.length === 0) {
    parts.push(voice.pick("shortlead", shortLeads), voice.pick("wish", wishes));
  } else if (reading.isRisk) {
    parts.push(voice.pick("lead", leads), voice.pick("care", care));
  } else {
    const [main] = mainTopics(reading.topics);
    const isGlad = main?.isGlad ?? false;
    const [first] = retold(reading.messages, 3).filter(
      ({ text, index }) =>
        index <= 1 &&
        !/,|\b(?:him|his|her|them|their|it)\b/.test(text) &&
        text.split(" ").length <= closingWords,
    );
    const name = reading.theme ? themeLines[reading.theme].name : null;
    const about = main?.about ?? personTold(reading) ?? (first && first.index <= 1 ? null : name);
    const step = reading.steps.at(-1);
    parts.push(
      voice.pick("lead", leads),
      about
        ? voice.pick("thanks", thanksFor, { about })
        : first
          ? voice.pick("told", toldMe, { said: first.text })
          : voice.pick("talked", talked),
      isGlad ? voice.pick("glad", glad) : null,
      main?.theme === "grief" ? voice.pick("sorrow", sorrow) : null,
      step
        ? voice.pick("step", wishesFor(stepInWords(step)), { step: stepInWords(step) })
        : reading.exerciseIds.length > 0
          ? voice.pick("practised", practised)
          : null,
      voice.pick("wish", wishes),
    );
  }
  const text = parts.filter(Boolean).join(" ");
  return text || "Take care.";
};
