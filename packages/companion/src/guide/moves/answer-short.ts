import { actLines } from "../say/acts.ts";
import { summaryQuestions } from "../say/moving-on.ts";
import { ask } from "../session/asking.ts";
import type { State } from "../session/state.ts";
import { openQuestion } from "../telling/openly.ts";
import { isGlad } from "../telling/tone.ts";
import { halfSure } from "../understanding/beginnings.ts";
import { understand } from "../understanding/understand.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { leaveTaking } from "./leave-taking.ts";
import { offerWays } from "./take-up-step.ts";

type Parts = (string | null)[];

/** A single word can tell something: "breakup". */
export const hasTold = (state: State): boolean =>
  state.before.some(
    (message) =>
      (message.isSubstantive && message.honesty === null) ||
      message.situations.length > 0 ||
      message.feelings.length > 0 ||
      message.people.length > 0,
  );

/** Nothing has been told yet, so there is nothing to ask about but the day. */
export const littleSaid = (state: State, voice: ReplyVoice): Parts => [
  voice.pick("nothing", actLines.nothing),
  ask(
    state,
    () => voice.pick("nothingq", actLines.nothingAsk) ?? voice.pick("unsureq", actLines.unsureAsk),
  ),
];

export const answerYes = (state: State, voice: ReplyVoice): Parts => {
  // a plain yes to a question about risk is not a small thing
  if (
    state.riskAsked &&
    /\?$/.test(state.lastReply) &&
    /ending your life|suicide|hurting yourself/.test(state.lastReply)
  )
    return [
      "Thank you for telling me honestly. That is a heavy thing to have with you.",
      "The people on the crisis page are there for exactly this, day and night. Would you be willing to call or write to one of them now, while I’m here?",
    ];
  if (/\banything else\b[^.?]*\?$/.test(state.lastReply))
    return [
      ask(state, () => voice.pick("whatelse", ["What is it?", "What else is on your mind?"])),
    ];
  if (!hasTold(state)) return littleSaid(state, voice);
  // who agrees with something said has not been asked, and asks nothing
  if (/\b(?:right|point|fair)\b/.test(state.now.lower) && !/\?\s*$/.test(state.lastReply))
    return [voice.pick("agreedwith", actLines.agreedWith)];
  const gathered = summaryQuestions.some((line) => state.lastReply.endsWith(line));
  const ways = gathered && !isGlad(state) ? offerWays(state, voice) : null;
  if (ways) return [voice.pick("agreed", ["Good.", "Okay, thank you."]), ...ways];
  const said = voice.pick(
    "yes",
    halfSure.test(state.now.lower) ? actLines.yesPerhaps : actLines.yes,
  );
  return [
    said,
    ask(state, () => voice.pick("yesq", actLines.yesAsk) ?? openQuestion(state, voice)),
  ];
};

/** A no to "anything else?" ends the talk; any other leads somewhere else. */
export const answerNo = (state: State, voice: ReplyVoice): Parts => {
  if (!hasTold(state)) return littleSaid(state, voice);
  if (/\banything else\b[^.?]*\?$/.test(state.lastReply)) return leaveTaking(state, voice);
  if (summaryQuestions.some((line) => state.lastReply.endsWith(line)))
    return [
      voice.pick("correction", actLines.correction),
      ask(state, () => voice.pick("correctionq", actLines.correctionAsk)),
    ];
  const said = voice.pick("no", actLines.no);
  return [
    said,
    ask(state, () => voice.pick("noq", actLines.noToldAsk) ?? voice.pick("noq", actLines.noAsk)),
  ];
};

const fewWords = 10;

/** "I don't know. Nothing. Hard to say": one way of not knowing after another. */
export const isUnsureThroughout = ({ now }: State): boolean => {
  const sentences = now.text.split(/(?<=[.!?…])\s+/);
  return (
    sentences.length > 1 &&
    now.wordCount <= fewWords &&
    sentences.every((sentence) => {
      const { acts } = understand(sentence);
      return acts.has("unsure") || acts.has("nothing");
    })
  );
};

/** Not knowing is fine; what was told before is nearer than a new subject. */
export const answerUnsure = (state: State, voice: ReplyVoice): Parts => [
  voice.pick("unsure", actLines.unsure),
  ask(
    state,
    () =>
      voice.pick("unsureq", hasTold(state) ? actLines.unsureToldAsk : actLines.unsureAsk) ??
      openQuestion(state, voice),
  ),
];
