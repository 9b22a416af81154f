import {
  adviceSource,
  chosenAdvice,
  moreAdvice,
  offerAdvice,
  wasAdviceRefused,
} from "../advice/give-advice.ts";
import { exerciseFor } from "../exercises/choose-exercise.ts";
import { exerciseAsked, startExercise } from "../exercises/run-exercise.ts";
import { saidBack } from "../reflect/said-back.ts";
import { beyondReach } from "../requests/beyond-reach.ts";
import { straightAnswer } from "../requests/straight-answer.ts";
import { actLines } from "../say/acts.ts";
import { invitations } from "../say/generic.ts";
import { stepQuestions } from "../say/moving-on.ts";
import { ask, has } from "../session/asking.ts";
import type { State } from "../session/state.ts";
import { inSorrow } from "../session/weight.ts";
import { plainQuestion } from "../telling/plain-question.ts";
import { complexReflection, openQuestion } from "../telling/reply-parts.ts";
import { sceptical, shortOfTime, unsureOfEnglish } from "../understanding/beginnings.ts";
import { understand } from "../understanding/understand.ts";
import type { Voice } from "../words/voice.ts";
import { answerCorrection, besideComplaint } from "./answer-correction.ts";
import { answerEased, answerNumber, answerToOffer } from "./answer-offer.ts";
import {
  answerNo,
  answerUnsure,
  answerYes,
  hasTold,
  isUnsureThroughout,
  littleSaid,
} from "./answer-short.ts";
import { answerSound } from "./answer-sound.ts";
import { answerThanks } from "./answer-thanks.ts";
import { composeStatement } from "./compose-statement.ts";
import { answerHonestly } from "./honesty.ts";
import { leaveTaking } from "./leave-taking.ts";
import { answerStray } from "./stray-messages.ts";
import { settleStep } from "./take-up-step.ts";

type Parts = (string | null)[];

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
  if (unsureOfEnglish.test(now.lower)) {
    const rest = now.text
      .split(/(?<=[.!])\s+/)
      .slice(1)
      .join(" ");
    if (rest.split(" ").length < 4) return [voice.pick("english", actLines.english)];
    const told = understand(rest);
    if (told.wordCount >= 4)
      return [
        voice.pick("englishfine", actLines.englishFine),
        ...composeStatement({ ...state, now: told }, voice),
      ];
  }
  if (has(state, "stopEcho"))
    return [
      voice.pick("stopecho", actLines.stopEcho),
      ask(state, () => voice.pick("stopechoq", actLines.stopEchoAsk)),
    ];
  const stray = answerStray(state, voice) ?? answerSound(state, voice);
  if (stray) return stray;
  if (has(state, "saidAlready")) return [voice.pick("saidalready", actLines.saidAlready)];
  if (has(state, "stopFeelings")) return [voice.pick("stopfeel", actLines.stopFeelings)];
  if (has(state, "stopQuestions") && has(state, "thanks"))
    return [voice.pick("thanksandstop", actLines.thanksAndStop)];
  if (has(state, "stopQuestions") && !has(state, "adviceRequest"))
    return [
      voice.pick("stopq", actLines.stopQuestions),
      now.wordCount > 10 ? saidBack(now, voice, state.seed) : null,
    ];
  if (wasRefused(state) && now.wordCount <= 5 && now.situations.length === 0)
    return [voice.pick("fairenough", actLines.fairEnough)];
  if (has(state, "insult")) return [voice.pick("insult", actLines.insult)];
  if (has(state, "correction") && !has(state, "apology") && !isOwnWord(state))
    return answerCorrection(state, voice);
  const scored = answerNumber(state, voice) ?? answerEased(state, voice);
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
  if (has(state, "complaint") && /\b(?:work|help)/.test(now.lower)) {
    const other = moreAdvice(state, voice);
    if (other) return [voice.pick("notthat", actLines.notThatOne), ...other];
  }
  const straight = has(state, "complaint") ? straightAnswer(state, voice) : null;
  if (straight) return straight;
  const toldBeside = has(state, "complaint") ? besideComplaint(state, voice) : null;
  if (toldBeside) return toldBeside;
  if (has(state, "complaint"))
    return [
      voice.pick("complaint", actLines.complaint),
      ask(state, () => voice.pick("complaintq", actLines.complaintAsk)),
    ];
  if (has(state, "noAdvice"))
    return [
      voice.pick("noadvice", actLines.noAdvice),
      // what was told besides is met, and the wish itself is not said back
      besideWish(state, voice),
    ];
  if (has(state, "source")) return adviceSource(state, voice);
  if (has(state, "stepRequest")) {
    const solving = /\bplan\b/.test(now.lower) ? exerciseAsked("problem solving") : null;
    const line =
      (solving ? startExercise(solving, state, voice) : null) ?? voice.pick("step", stepQuestions);
    if (line) return [line];
  }
  if (has(state, "windDown") && hasTold(state)) {
    const line = voice.pick("saidnow", actLines.saidNow);
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
    // "I need advice" and a first sentence: what the advice is to be about comes next
    if (
      state.toldCount <= 1 &&
      !asksHow.test(now.lower) &&
      !state.questionsOff &&
      !asksForList.test(now.lower)
    ) {
      const line = voice.pick(
        "helpfirst",
        now.wordCount <= 8 && now.people.length === 0
          ? actLines.helpWhat
          : now.wordCount > 12
            ? actLines.helpLong
            : actLines.helpMore,
      );
      if (line) return [line];
    }
    const parts = offerAdvice(state, voice);
    if (parts) return parts;
  }
  if (has(state, "thanks")) return answerThanks(state, voice);
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
  // "it's not fine" after something was told is said of that
  if (has(state, "lowShort") && !(/\bnot\b/.test(now.lower) && hasTold(state)))
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
      // a laugh in the middle of a talk wants no new question
      state.toldCount > 1 ? null : ask(state, () => plainQuestion(state, voice)),
    ];
  if (has(state, "wantsToTalk") && offersMore.test(now.lower)) {
    const line = voice.pick("showme", actLines.showMe);
    if (line) return [line];
  }
  if (has(state, "wantsToTalk") && /\b(?:can|could|may) i\b/.test(now.lower)) {
    const line = voice.pick("goahead", actLines.goAhead);
    if (line) return [line];
  }
  if (has(state, "wantsToTalk") && state.toldCount >= 3)
    return [voice.pick("saidnow", actLines.saidNow)];
  if (has(state, "wantsToTalk")) return [voice.pick("wants", actLines.wantsToTalk)];
  if (has(state, "repeatRequest"))
    return [voice.pick("repeat", actLines.repeat), voice.pick("repeatq", actLines.repeatAsk)];
  if (has(state, "sarcasm") && now.wordCount <= 30) {
    const line = voice.pick("sarcasm", actLines.sarcasm);
    // who has told what it was is not asked what happened
    if (line)
      return [
        line,
        now.wordCount <= 6 && state.toldCount <= 1
          ? ask(state, () => voice.pick("sarcasmq", actLines.sarcasmAsk))
          : null,
      ];
  }
  if (has(state, "yes")) return answerYes(state, voice);
  if (has(state, "no")) return answerNo(state, voice);
  // "I don't know why" says more than not knowing
  if ((has(state, "unsure") && !/\bwhy\b/.test(now.lower)) || isUnsureThroughout(state))
    return answerUnsure(state, voice);
  if (has(state, "nothing")) return littleSaid(state, voice);
  const beyondIt = beyondReach(state, voice);
  if (beyondIt) return beyondIt;
  if (now.isGibberish) return [voice.pick("unclear", actLines.unclear)];
  return null;
};

/** "Do you want to see them?" */
const offersMore =
  /\b(?:(?:do you|d'you) want|would you like|(?:shall|should) i)\b|(?:^|[.!?] )(?:you )?want (?:me )?to (?:see|hear)\b/;

const asksForList = /\blist of\b/;
const asksHow = /\?|\b(?:how|what|where)\b(?!.{0,12}\bwrong\b)|\b(?:tips|ideas)\b/;

/** "I didn't mean it": what they said to somebody else, and not what was understood here. */
const isOwnWord = ({ now, before }: State): boolean =>
  /^(?:but |and )?i (?:didn't|did not) mean\b/.test(now.lower) &&
  before.slice(-4).some(({ lower }) => /\bi (?:said|told|shouted|called|screamed)\b/.test(lower));

/** What stands beside "no advice, please". */
const besideWish = (state: State, voice: Voice): string | null => {
  const rest = state.now.text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !ofAdvice.test(sentence))
    .join(" ");
  return rest.split(" ").length > 4 ? saidBack(understand(rest), voice, state.seed) : null;
};
const ofAdvice =
  /\b(?:advice|advise|vent|rant|suggest\w*|solutions?|fix\w*|boundaries|exercises?|tell me to|listen|say it)\b|\bi (?:just |only |don't )*(?:want|need)\b/i;

/** Somebody tried their luck, and was told no. */
const wasRefused = (state: State): boolean => {
  const before = state.before.at(-1)?.honesty;
  return before === "instructions" || before === "offTask" || before === "sexual";
};

/** "Should I go back on them?" asks about the medicine named a moment ago. */
const isAboutMedicine = (state: State): boolean =>
  /\b(?:them|it|taking|back on|off)\b/.test(state.now.lower) &&
  /\b(?:meds|medication|pills?|antidepressants?|tablets?|dose|prescri\w*)\b/.test(
    state.before.at(-1)?.lower ?? "",
  );
