import type { SentenceRead } from "@app/reading/reading";
import { meetingLines } from "../lines/meeting.ts";
import { type Shape, shapesOf } from "../shapes.ts";
import type { GuideTurn } from "../turn.ts";

/** What does not fit is disliked more than a question given back: so much an answer must be worth; words that were asked for need less. */
const leastOfAnswer = 0.5;
const leastOfDraft = 0.38;
/** A word or two may mean anything. */
const fewWords = 3;

/** Where a doctor or a lawyer should be asked, or somebody may be in danger, a friend’s view would be the wrong answer. */
const forExperts: readonly RegExp[] = [
  /\b(?:meds?|medication|medicine|tablets?|pills?|dos(?:e|age)|antidepress\w*|prescri\w+|insulin|surgery|symptoms?)\b/i,
  /\b(?:drink(?:ing)?|sober|drugs?|detox|legal\w*|lawyer|solicitor|court|custody|police)\b/i,
  /\b(?:abus\w*|stalk\w*|afraid of (?:him|her|them)|hits? me)\b/i,
];
const isForExperts = ({ talk, reading }: GuideTurn): boolean => {
  if (forExperts.some((words) => words.test(reading.plain))) talk.turned.push("experts");
  return talk.turned.includes("experts");
};

/** Questions about the companion itself are answered elsewhere. */
const asksIt = /\b(?:are|were|can|could|will|would|did|do|have) you\b(?! think\b)/i;
const asksOwn = ({ text, isQuestion }: SentenceRead): boolean => isQuestion && !asksIt.test(text);
/** Words for somebody are asked for in a wish as often as in a question. */
const forWords: readonly RegExp[] = [
  /\b(?:words?|wording|draft)\b/i,
  /\bhow (?:do|would|should|can|could) (?:i|you) (?:even )?(?:say|put|tell|write|ask|word|phrase|begin|start)\b/i,
  /\bwhat (?:do|would|should|could) i (?:even )?(?:say|write|tell|text|put)\b/i,
  /\b(?:help me|can you|could you) (?:to )?(?:write|say|draft|word|put|text|message)\b/i,
];

/** "Would a letter do, or ought I to ring?" wants one of the two, and no yes. */
const asksWhich =
  /\S ?or (?!(?:so|not|something|anything|what|whatever|someone|somebody|two|three)\b)\S/i;
const asksOneOfTwo = ({ reading }: GuideTurn): boolean =>
  reading.sentences.some((one) => asksOwn(one) && asksWhich.test(one.text));
/** Shapes of such a question. */
const ofTwo = /-or-|^which-|^tell-them-before|hidden-reason|^when-to/;

/** The shape of what is asked about somebody's own matter that an answer is most worth giving to. */
export const shapeAsked = (turn: GuideTurn): Shape | null => {
  const { reading, isNearDanger } = turn;
  const isOfExperts = isForExperts(turn);
  if (isNearDanger || reading.wordCount <= fewWords || turn.chosen?.isAlone) return null;
  const isWish = forWords.some((words) => words.test(reading.plain));
  if (!isWish && !reading.sentences.some(asksOwn)) return null;
  const isOneOfTwo = asksOneOfTwo(turn);
  const found = shapesOf(reading, "answer").find(
    ({ shape, worth }) =>
      worth >= (shape.isDraft || isWish ? leastOfDraft : leastOfAnswer) &&
      (!isOfExperts || shape.ofExperts) &&
      (isWish || !shape.isDraft) &&
      (!isOneOfTwo || shape.isDraft || ofTwo.test(shape.id)) &&
      (shape.isDraft || reading.sentences.some(asksOwn)),
  );
  return found?.shape ?? null;
};

/** "I cook, I clean. Why is the bin mine as well?" is said in anger, and not to be told. */
const inAnger = /^(?:but |and |so )?why\b/i;

/** What is asked and has no written answer: it is given back in a form that helps to find one’s own. */
export const leftOpen = (turn: GuideTurn): string | null => {
  const { reading, voice } = turn;
  const last = reading.sentences.at(-1);
  if (!last?.isQuestion || shapeAsked(turn)) return null;
  if (reading.sentences.length > 1 && inAnger.test(last.text)) return null;
  return voice.pick("unknown", meetingLines.unknown);
};
