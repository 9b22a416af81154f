import { ask } from "./asking.ts";
import { backToTold } from "./back-to.ts";
import { leaveTaking } from "./leave-taking.ts";
import { isGlad, openQuestion } from "./reply-parts.ts";
import { actLines } from "./say/acts.ts";
import { summaryQuestions } from "./say/moving-on.ts";
import type { State } from "./state.ts";
import { offerWays } from "./take-up-step.ts";
import { halfSure } from "./understanding/beginnings.ts";
import type { Voice } from "./voice.ts";

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
export const littleSaid = (state: State, voice: Voice): Parts => [
  voice.pick("nothing", actLines.nothing),
  ask(
    state,
    () => voice.pick("nothingq", actLines.nothingAsk) ?? voice.pick("unsureq", actLines.unsureAsk),
  ),
];

export const answerYes = (state: State, voice: Voice): Parts => {
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
  const gathered = summaryQuestions.some((line) => state.lastReply.endsWith(line));
  const ways = gathered && !isGlad(state) ? offerWays(state, voice) : null;
  if (ways) return [voice.pick("agreed", ["Good.", "Okay, thank you."]), ...ways];
  return [
    voice.pick("yes", halfSure.test(state.now.lower) ? actLines.yesPerhaps : actLines.yes),
    ask(
      state,
      () =>
        backToTold(state, voice) ??
        voice.pick("yesq", actLines.yesAsk) ??
        openQuestion(state, voice),
    ),
  ];
};

/** A no to "anything else?" ends the talk; any other leads somewhere else. */
export const answerNo = (state: State, voice: Voice): Parts => {
  if (!hasTold(state)) return littleSaid(state, voice);
  if (/\banything else\b[^.?]*\?$/.test(state.lastReply)) return leaveTaking(state, voice);
  if (summaryQuestions.some((line) => state.lastReply.endsWith(line)))
    return [
      voice.pick("correction", actLines.correction),
      ask(state, () => voice.pick("correctionq", actLines.correctionAsk)),
    ];
  return [
    voice.pick("no", actLines.no),
    ask(
      state,
      () =>
        backToTold(state, voice) ?? voice.pick("noq", actLines.noAsk) ?? openQuestion(state, voice),
    ),
  ];
};
