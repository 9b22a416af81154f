import { retold } from "../after/retell.ts";
import { turnPhrase } from "../reflect/turn-round.ts";
import {
  bodyUnknown,
  type CommonAnswer,
  explainAsks,
  explanations,
  normalAnswers,
  normalUnknown,
  nothingWrong,
  notMadLines,
  overreactingBare,
  overreactingLines,
} from "../say/common-questions.ts";
import { requestLines } from "../say/requests.ts";
import { ask } from "../session/asking.ts";
import type { State } from "../session/state.ts";
import type { ReplyVoice } from "../words/voice.ts";

type Parts = (string | null)[];
type Answer = (state: State, voice: ReplyVoice) => Parts | null;

/** What the body does is for somebody who can look at it. */
const ofTheBody =
  /\b(?:lump|bleed\w*|blood|rash|chest pain|pain in|headaches?|swollen|swelling|mole|discharge|fever|vomit\w*|weight loss)\b/;

/** The answer that fits the question itself, else the one that fits what led up to it. */
const fitting = (
  answers: readonly CommonAnswer[],
  state: State,
  back: number,
): CommonAnswer | null => {
  const texts = [state.now, ...state.before.slice(-back).reverse()].map(({ lower }) => lower);
  const certain = answers.find(({ first, when }) => first && texts.some((text) => when.test(text)));
  const own = answers.find(({ when }) => when.test(state.now.lower));
  // what was felt at a death is known before grief in general
  if (certain && (!own || answers.indexOf(own) > answers.indexOf(certain))) return certain;
  // a question that says what it is about is not answered from something told before
  const asked = /\b(?:is|am i|does)\b.*\b(?:to|that i|if i) \w+ \w+/.test(state.now.lower);
  for (const text of asked ? texts.slice(0, 1) : texts) {
    const found = answers.find(({ when }) => when.test(text));
    if (found) return found;
  }
  return null;
};

/** Before anything is told there is nothing to judge. */
const tooEarly = (state: State, voice: ReplyVoice): Parts | null =>
  state.before.every(({ isSubstantive }) => !isSubstantive) && state.now.wordCount <= mostBareWords
    ? [voice.pick("tooearly", requestLines.tooEarly)]
    : null;
const mostBareWords = 8;

/** What a word means. */
export const explain: Answer = (state, voice) => {
  const found = explanations.find(({ when }) => when.test(state.now.lower));
  const line = voice.pick("explain", found?.say ?? requestLines.unknownWord);
  return line
    ? [line, ask(state, () => (state.toldCount <= 1 ? voice.pick("explainq", explainAsks) : null))]
    : null;
};

/** Whether something is normal. */
export const normal: Answer = (state, voice) => {
  if (ofTheBody.test(state.now.lower)) return [voice.pick("body", bodyUnknown)];
  const found = fitting(normalAnswers, state, 3);
  const line = found ? voice.pick("normal", found.say) : null;
  if (line) return [line];
  // before anything is told, nothing can be said to follow from it
  return [
    voice.pick(
      "normalunknown",
      state.before.length === 0
        ? normalUnknown.filter((line) => !line.includes("told me"))
        : normalUnknown,
    ),
  ];
};

/** Whether somebody is losing their mind. */
export const goingMad: Answer = (state, voice) => {
  const found = fitting(normalAnswers, state, 3);
  const known = found ? voice.pick("normal", found.say) : null;
  if (/\bwrong with me\b/.test(state.now.lower))
    return [voice.pick("nothingwrong", nothingWrong), known];
  return [voice.pick("notmad", notMadLines), known];
};

/** What the person did themselves is not called right from here. */
const ownDoing = /^you\b(?!.*\b(?:were|was|got|had|have|found|feel|felt|told)\b)/i;

/** Whether it is too much to mind it. */
export const overreacting: Answer = (state, voice) => {
  const early = tooEarly(state, voice);
  if (early) return early;
  // whether a feeling is silly is a question about the feeling
  const felt = /\bis (?:it|that|this)\b/.test(state.now.lower)
    ? fitting(normalAnswers, state, 3)
    : null;
  const known = felt ? voice.pick("normal", felt.say) : null;
  if (known) return [known];
  const said = retold(
    state.before.filter(
      ({ situations }) => !situations.some(({ situation }) => situation.tone === "glad"),
    ),
    3,
  ).find(({ text }) => !/\b(?:says?|said|thinks?|reckons?|told)\b/.test(text))?.text;
  const line =
    said && !ownDoing.test(said) && said.split(" ").length <= 16
      ? voice.pick("overreacting", overreactingLines, { said })
      : null;
  return [line ?? voice.pick("overreactingbare", overreactingBare)];
};

/** Whether somebody is what they fear to be: "a horrible person". */
export const reassure: Answer = (state, voice) => {
  const early = tooEarly(state, voice);
  if (early) return early;
  const feared =
    /(?:\bnot|\bam i|\bmake me|\bi'm|\bi am) (?:just |really |being )*((?:a |an |the )?[\w' -]{3,30}?)(?: for \w+ing\b[^?.!]*)?[?.! ]*$/i.exec(
      state.now.text,
    )?.[1];
  const x = feared ? turnPhrase(feared) : null;
  return [
    x
      ? voice.pick(
          "notthat",
          /^(?:a|an|the) /.test(x) ? requestLines.reassure : requestLines.reassureBare,
          { x },
        )
      : voice.pick("cannotpromise", requestLines.cannotPromise),
  ];
};
