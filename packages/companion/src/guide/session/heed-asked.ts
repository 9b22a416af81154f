import { type AskedKind, type AskedReading, readAsked } from "../meaning/read-asked.ts";
import type { MessageAct } from "../understanding/acts.ts";
import type { HonestyTopic } from "../understanding/honesty-topics.ts";
import { namesMedicine } from "../understanding/medicine-words.ts";
import type { Understanding } from "../understanding/understand.ts";

/** What a message does that leaves no room for a request, or is one. */
const heard: readonly MessageAct[] = [
  "goodbye",
  "adviceRequest",
  "decisionRequest",
  "exerciseRequest",
  "stepRequest",
  "more",
  "source",
  "repeatRequest",
  "correction",
  "complaint",
  "stopQuestions",
  "stopEcho",
  "stopFeelings",
  "saidAlready",
  "insult",
  "noAdvice",
  "wantsToTalk",
  "boundary",
  "stop",
  "silence",
  "sarcasm",
];

/** Where the rules hear a wish for advice, the reader must be this sure that it is another. */
const overrules = 0.8;
/** Below this nothing is asked: "should I have stayed, I wonder" only sounds like it. */
const asksNothing = 0.3;

/** Which of its answers about itself fits; null where none does. */
const topicOf = ({ sentence, share }: AskedReading): HonestyTopic | null => {
  if (/\b(?:remember|forget|memory)\b/.test(sentence)) return "memory";
  if (/\bwho (?:made|built|wrote)\b|\bhow (?:do|did) you (?:work|learn)\b/.test(sentence))
    return "howItWorks";
  if (
    /\b(?:you|u)\b.{0,30}\b(?:feel\w*|felt|cares?|caring|mind|bored|tired|fed up|hurt|sad|happy|lonely|enjoy|miss|bother\w*|upset|frightened|scared|mean anything)\b|\bhard for you\b|\b(?:bother|upset|hurt|mean anything to) you\b/.test(
      sentence,
    )
  )
    return "feelings";
  if (
    /\b(?:you (?:ever|even ever)|have you (?:ever|got|had)|did you ever|do you have an?|ever been)\b/.test(
      sentence,
    )
  )
    return "ownLife";
  const isOfBeing =
    /\b(?:ai|bot|chatbot|robot|machine|program\w*|computer|algorithm|human|person|real)\b|\b(?:are you|were you)\b/.test(
      sentence,
    );
  return isOfBeing || share >= overrules ? "human" : null;
};

const withAct = (now: Understanding, act: MessageAct): Understanding => ({
  ...now,
  acts: new Set([...now.acts, act]),
});

/** A short message that only asks tells nothing. */
const bareWords = 12;
const telling = (now: Understanding): boolean => now.isSubstantive && now.wordCount >= bareWords;

/** What is to be written can be begun here; for what is to be said there is a way to begin. */
const inWriting =
  /\b(?:text|message|e-?mail|letter|card|note|writ\w+|draft|eulogy|speech|toast|sorry|apologi[sz]e)\b/;

/** What is asked about one's own matter has written answers (guiding/shapes.ts) and is no request. */
type HeededKind = Exclude<AskedKind, "decision" | "noticing" | "verdict">;
const heeding: Readonly<
  Record<HeededKind, (now: Understanding, reading: AskedReading) => Understanding>
> = {
  advice: (now) => withAct(now, "adviceRequest"),
  exercise: (now) => ({ ...withAct(now, "exerciseRequest"), isSubstantive: telling(now) }),
  wording: (now) => ({ ...now, request: inWriting.test(now.lower) ? "draft" : "wording" }),
  itself: (now, reading) => {
    const honesty = topicOf(reading);
    return honesty ? { ...now, honesty, isSubstantive: telling(now) } : now;
  },
};

const without = (now: Understanding, ...acts: readonly MessageAct[]): Understanding => ({
  ...now,
  acts: new Set([...now.acts].filter((act) => !acts.includes(act))),
});

const asksByRule = (now: Understanding): boolean =>
  now.acts.has("adviceRequest") || now.acts.has("decisionRequest");

const isHeeded = (asked: AskedKind): asked is HeededKind => asked in heeding;

/** A medicine is never weighed up here, in whatever words that is asked. */
const weighedUp: readonly AskedKind[] = ["advice", "decision", "verdict"];

const heed = (now: Understanding, asked: AskedKind, reading: AskedReading): Understanding =>
  weighedUp.includes(asked) && namesMedicine.test(reading.sentence)
    ? { ...now, honesty: "medicine" }
    : isHeeded(asked)
      ? heeding[asked](now, reading)
      : now;

/**
 * The message as it is answered: with what it asks of the companion where no rule has heard it, and without what
 * only sounds like asking. The rules hear a third of what people ask, and are seldom wrong; the reader of whole
 * sentences hears most of the rest.
 */
export const heedAsked = (now: Understanding): Understanding => {
  if (now.language !== null || now.emojiOnly || now.isGibberish || now.isRisk) return now;
  if (now.request !== null || now.honesty !== null) return now;
  const acts = heard.filter((act) => now.acts.has(act));
  const isPlainRule = acts.every((act) => act === "adviceRequest" || act === "decisionRequest");
  if (!isPlainRule) return now;
  const reading = readAsked(now.text);
  const { asked, share, any } = reading;
  if (!asksByRule(now)) return asked ? heed(now, asked, reading) : now;
  if (any !== null && any < asksNothing) return without(now, "adviceRequest", "decisionRequest");
  return asked && asked !== "advice" && share >= overrules
    ? heed(without(now, "adviceRequest"), asked, reading)
    : now;
};

/** Whether anything that is asked in it was heard. */
export const isAsking = ({ acts, honesty, request }: Understanding): boolean =>
  honesty !== null ||
  request !== null ||
  (["adviceRequest", "decisionRequest", "exerciseRequest", "stepRequest"] as const).some((act) =>
    acts.has(act),
  );
