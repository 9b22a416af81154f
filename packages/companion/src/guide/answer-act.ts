import {
  adviceSource,
  chosenAdvice,
  moreAdvice,
  offerAdvice,
  wasAdviceRefused,
} from "./advice/give-advice.ts";
import { answerNumber, answerToOffer } from "./answer-offer.ts";
import { answeredQuestion } from "./answer-question.ts";
import { answerNo, answerYes, hasTold, littleSaid } from "./answer-short.ts";
import { ask, has } from "./asking.ts";
import { backToTold } from "./back-to.ts";
import { composeStatement } from "./compose-statement.ts";
import { exerciseFor } from "./exercises/choose-exercise.ts";
import { exerciseAsked, startExercise } from "./exercises/run-exercise.ts";
import { frameQuestion, frameReflection, framesIn } from "./frames.ts";
import { answerHonestly } from "./honesty.ts";
import { leaveTaking } from "./leave-taking.ts";
import { plainQuestion } from "./plain-question.ts";
import { saidBack } from "./reflect/said-back.ts";
import { complexReflection, openQuestion } from "./reply-parts.ts";
import { actLines } from "./say/acts.ts";
import { invitations } from "./say/generic.ts";
import { exerciseOffers, stepQuestions } from "./say/moving-on.ts";
import type { State } from "./state.ts";
import { settleStep, takeUpStep } from "./take-up-step.ts";
import { sceptical, shortOfTime, unsureOfEnglish } from "./understanding/beginnings.ts";
import { understand } from "./understanding/understand.ts";
import type { Voice } from "./voice.ts";
import { inSorrow } from "./weight.ts";

type Parts = (string | null)[];

const correctionLead =
  /^(?:(?:no|nope|nah|hmm|well|sorry|um|actually|but)[,.!\s]+)*(?:(?:that's|that is|it's|it is|this is|that isn't|that wasn't|it isn't|you're|you are) (?:not (?:it|like that|right|true|the (?:problem|issue|point|thing|reason)(?: either)?|quite (?:it|right)|exactly (?:it|right)|what i (?:said|meant|mean|asked)|really it|(?:about |really |the |a |an |my )*[a-z]+(?=[,.;]))|wrong|incorrect)|not (?:quite|exactly|what i (?:said|meant))|i didn't (?:say|mean) that|you (?:misunderstood|got (?:it|that|me) wrong)(?: me)?|wrong)(?: at all| really| either)?(?=[,.!;:]|\s*$)[,.!;:\s]*(?:(?:i (?:said|meant|mean)|what i (?:meant|mean) (?:is|was)|but)\s+)?/i;

/** "It's more that I miss them" says that they miss them. */
const rather =
  /^(?:it's|its|it is|that's|i think it's|i guess it's) (?:(?:more|just|really|mostly|rather|actually) )*(?:that|like|because) (?=\S+ \S)/i;

const correction = (state: State, voice: Voice): Parts => {
  const rest = understand(state.now.text.replace(correctionLead, "").replace(rather, ""));
  const sorry = voice.pick("correction", actLines.correction);
  if (rest.wordCount >= 3 && rest.wordCount < state.now.wordCount) {
    const changed: State = { ...state, now: rest };
    // what it is comes last, after what it is not
    const final = understand(rest.text.split(/(?<=[.!])\s+/).at(-1) ?? rest.text);
    const framed = frameReflection(framesIn(changed, false), voice);
    const back =
      framed?.said ??
      saidBack(final, voice, state.seed) ??
      saidBack(rest, voice, state.seed) ??
      complexReflection(changed, voice);
    const question = () =>
      (framed ? frameQuestion(framed.heard, voice) : null) ?? plainQuestion(changed, voice);
    if (back) return [sorry, back, ask(state, question)];
  }
  return [sorry, ask(state, () => voice.pick("correctionq", actLines.correctionAsk))];
};

const emoji = (state: State, voice: Voice): Parts => {
  const feeling = state.now.feelings[0];
  const bank = !feeling
    ? actLines.emojiOther
    : feeling.pleasant
      ? actLines.emojiGlad
      : actLines.emojiSad;
  return [
    voice.pick("emoji", bank) ?? complexReflection(state, voice),
    ask(state, () => voice.pick("emojiq", actLines.emojiAsk) ?? openQuestion(state, voice)),
  ];
};

/** Thanks, and then a sentence of one's own life. */
const tellsOn =
  /^(?:thank you|thanks)(?: so much| a lot)?[ .!,]+(?:i|i'm|i've|my|we|it's|he|she|they)\b/;

const thanks = (state: State, voice: Voice): Parts => {
  const step = takeUpStep(state, voice);
  if (step) return step;
  if (
    state.now.wordCount > 9 &&
    (state.now.kinds.length > 0 ||
      state.now.situations.length > 0 ||
      state.now.feelings.length > 0 ||
      tellsOn.test(state.now.lower))
  )
    return [
      voice.pick("thanksmore", actLines.thanksAndMore),
      ...composeStatement(state, voice).slice(0, 3),
    ];
  return [
    (inSorrow(state) ? voice.pick("thanksorrow", actLines.thanksInSorrow) : null) ??
      voice.pick("thanks", actLines.thanks),
  ];
};

const exercise = (state: State, voice: Voice): Parts | null => {
  const wanted = exerciseAsked(state.now.lower) ?? exerciseFor(state);
  const start = wanted ? startExercise(wanted, state, voice) : null;
  return start ? [start] : null;
};

/** The answer to what a message does; null when it simply tells something. */
export const answerAct = (state: State, voice: Voice): Parts | null => {
  const { now } = state;
  if (has(state, "goodbye")) return leaveTaking(state, voice);
  if (has(state, "silence") && !now.emojiOnly)
    return [voice.pick("silence", actLines.silence) ?? voice.pick("invite", invitations)];
  if (now.emojiOnly && !has(state, "yes")) return emoji(state, voice);
  if (shortOfTime.test(now.lower) && now.wordCount <= 12)
    return [voice.pick("fewminutes", actLines.fewMinutes)];
  if (sceptical.test(now.lower) && now.wordCount <= 16)
    return [voice.pick("sceptic", actLines.sceptic)];
  if (unsureOfEnglish.test(now.lower) && now.wordCount <= 14)
    return [voice.pick("english", actLines.english)];
  if (has(state, "stopQuestions"))
    return [
      voice.pick("stopq", actLines.stopQuestions),
      now.wordCount > 10 ? saidBack(now, voice, state.seed) : null,
    ];
  if (has(state, "insult")) return [voice.pick("insult", actLines.insult)];
  if (has(state, "correction") && !has(state, "apology")) return correction(state, voice);
  const scored = answerNumber(state, voice);
  if (scored) return scored;
  const picked = chosenAdvice(state, voice) ?? answerToOffer(state, voice);
  if (picked?.some((part) => part)) return picked;
  if (wasAdviceRefused(state))
    return [
      voice.pick("notthese", actLines.noneOfThese),
      ask(state, () => voice.pick("notheseq", actLines.noneOfTheseAsk)),
    ];
  const settled = settleStep(state, voice);
  if (settled) return settled;
  if (has(state, "more")) {
    const parts = moreAdvice(state, voice) ?? offerAdvice(state, voice);
    if (parts) return parts;
  }
  if (has(state, "complaint"))
    return [
      voice.pick("complaint", actLines.complaint),
      ask(state, () => voice.pick("complaintq", actLines.complaintAsk)),
    ];
  if (has(state, "noAdvice"))
    return [
      voice.pick("noadvice", actLines.noAdvice),
      now.wordCount > 12 ? saidBack(now, voice, state.seed) : null,
    ];
  if (has(state, "source")) return adviceSource(state, voice);
  if (has(state, "stepRequest")) {
    const solving = /\bplan\b/.test(now.lower) ? exerciseAsked("problem solving") : null;
    const line =
      (solving ? startExercise(solving, state, voice) : null) ?? voice.pick("step", stepQuestions);
    if (line) return [line];
  }
  if (has(state, "dismiss") && !hasTold(state)) return littleSaid(state, voice);
  if (has(state, "dismiss"))
    return [voice.pick("dismiss", actLines.dismiss), ask(state, () => openQuestion(state, voice))];
  if (has(state, "exerciseRequest")) {
    const parts = exercise(state, voice);
    if (parts) return parts;
  }
  if (has(state, "decisionRequest") && isAboutMedicine(state)) {
    const parts = answerHonestly("medicine", state, voice);
    if (parts) return parts;
  }
  // whether to take a danger seriously is not left open
  if (has(state, "decisionRequest") && state.topic?.id === "followed") {
    const parts = offerAdvice(state, voice);
    if (parts) return [complexReflection(state, voice), ...parts];
  }
  if (has(state, "decisionRequest") && !has(state, "sarcasm")) {
    const line = voice.pick("decision", actLines.decision);
    if (line)
      return [
        now.wordCount > 10 ? saidBack(now, voice, state.seed) : null,
        line,
        ask(state, () => voice.pick("decisionq", actLines.decisionAsk)),
      ];
  }
  if (has(state, "adviceRequest") && !has(state, "sarcasm")) {
    const answered = answeredQuestion(state, voice);
    if (answered) return answered;
    const heard =
      now.wordCount > 10
        ? (saidBack(now, voice, state.seed) ?? complexReflection(state, voice))
        : null;
    if (state.toldCount <= 1 && now.situations.length === 0 && now.themes.length === 0)
      return [
        heard,
        voice.pick("helpfirst", [
          "I’ll help as far as I can. Tell me a little about what is going on.",
          "Gladly. What is it about?",
          "Let’s look at it together. What happened?",
        ]),
      ];
    const parts = offerAdvice(state, voice);
    if (parts) return [heard, ...parts];
    const next = exerciseFor(state);
    if (next) return [heard, voice.pick("exoffer", exerciseOffers, { invite: next.invite })];
  }
  if (has(state, "thanks")) return thanks(state, voice);
  if (has(state, "smallTalk")) return [voice.pick("smalltalk", actLines.smallTalk)];
  if (has(state, "boundary"))
    return [
      voice.pick("boundary", actLines.boundary),
      // what weighs on somebody is not changed for another subject
      inSorrow(state) ? null : ask(state, () => voice.pick("boundaryq", actLines.boundaryAsk)),
    ];
  const afterSorry = has(state, "apology") ? now.text.replace(/^.*?\bsorry\b[\s,.!]*/i, "") : "";
  if (afterSorry.split(" ").length >= 2 && !/^(?:for|about|that|to|i)\b/i.test(afterSorry))
    return [
      voice.pick("apology", actLines.apology),
      ...composeStatement({ ...state, now: understand(afterSorry) }, voice),
    ];
  if (has(state, "apology"))
    return [voice.pick("apology", actLines.apology), voice.pick("invite", invitations)];
  if (has(state, "lowShort"))
    return [
      voice.pick("lowshort", actLines.lowShort),
      ask(state, () => voice.pick("lowshortq", actLines.lowShortAsk)),
    ];
  if (has(state, "greeting"))
    return [
      voice.pick(
        "greeting",
        /\b(?:back|again)\b/.test(now.lower) ? actLines.greetingAgain : actLines.greeting,
      ),
    ];
  if (has(state, "return") && state.toldCount <= 1)
    return [voice.pick("returned", actLines.returned)];
  if (has(state, "sent") && state.toldCount <= 1) return [voice.pick("sent", actLines.sent)];
  if (has(state, "laugh"))
    return [
      voice.pick("laugh", actLines.laugh),
      ask(state, () => backToTold(state, voice) ?? plainQuestion(state, voice)),
    ];
  if (has(state, "wantsToTalk") && state.toldCount >= 3)
    return [voice.pick("saidnow", actLines.saidNow)];
  if (has(state, "wantsToTalk")) return [voice.pick("wants", actLines.wantsToTalk)];
  if (has(state, "repeatRequest"))
    return [voice.pick("repeat", actLines.repeat), voice.pick("repeatq", actLines.repeatAsk)];
  if (has(state, "sarcasm") && now.wordCount <= 30) {
    const line = voice.pick("sarcasm", actLines.sarcasm);
    if (line)
      return [
        line,
        now.situations.length > 0 ? complexReflection(state, voice) : null,
        ask(state, () => voice.pick("sarcasmq", actLines.sarcasmAsk)),
      ];
  }
  if (has(state, "yes")) return answerYes(state, voice);
  if (has(state, "no")) return answerNo(state, voice);
  // "I don't know why" says more than not knowing
  if (has(state, "unsure") && !/\bwhy\b/.test(now.lower))
    return [
      voice.pick("unsure", actLines.unsure),
      ask(
        state,
        () =>
          backToTold(state, voice) ??
          voice.pick("unsureq", actLines.unsureAsk) ??
          openQuestion(state, voice),
      ),
    ];
  if (has(state, "nothing")) return littleSaid(state, voice);
  if (now.isGibberish) return [voice.pick("unclear", actLines.unclear)];
  return null;
};

/** "Should I go back on them?" asks about the medicine named a moment ago. */
const isAboutMedicine = (state: State): boolean =>
  /\b(?:them|it|taking|back on|off)\b/.test(state.now.lower) &&
  /\b(?:meds|medication|pills?|antidepressants?|tablets?|dose|prescri\w*)\b/.test(
    state.before.at(-1)?.lower ?? "",
  );
