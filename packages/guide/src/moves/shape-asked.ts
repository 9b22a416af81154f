import type { SentenceRead } from "@app/reading/reading";
import type { KeptAs } from "../lines/kept-answers.ts";
import { meetingLines } from "../lines/meeting.ts";
import { formOf, type QuestionForm } from "../lines/question-forms.ts";
import type { GuideTurn } from "../turn.ts";
import { type Shape, shapesOf, type WeighedShape } from "../written.ts";
import { asksOfItself } from "./questions.ts";

/** What does not fit is disliked more than a question given back: so much an answer must be worth; words that were asked for need less. */
const leastOfAnswer = 0.5;
const leastOfDraft = 0.6;
/** Where the form of the question says what sort of answer it wants, one of that sort needs to be less sure. */
const leastInForm = 0.3;
/** So much more another one must be worth. */
const beyondForm = 0.2;
/** A word or two may mean anything. */
const fewWords = 3;

/** Where a doctor or a lawyer should be asked, or somebody may be in danger, a friend’s view would be the wrong answer. */
const forExperts: readonly RegExp[] = [
  /\b(?:meds?|medication|medicine|tablets?|pills?|dos(?:e|age)|antidepress\w*|prescri\w+|insulin|surgery|symptoms?)\b/i,
  /\b(?:drink(?:ing)?|sober|drugs?|detox|legal\w*|lawyer|solicitor|court|custody|police)\b/i,
  /\b(?:abus\w*|stalk\w*|afraid of (?:him|her|them)|hits? me)\b/i,
];
const isForExperts = ({ talk, reading }: GuideTurn): boolean =>
  forExperts.some((words) => words.test(reading.plain) || words.test(talk.before));

/** Questions about the companion itself are answered elsewhere. */
const asksIt = /\b(?:are|were|can|could|will|would|did|do|have) you\b(?! think\b)/i;
const asksOwn = ({ text, isQuestion }: SentenceRead): boolean => isQuestion && !asksIt.test(text);
/** Words for somebody are asked for in a wish as often as in a question. */
const forWords: readonly RegExp[] = [
  /\b(?:words?|wording|draft)\b/i,
  /\bhow (?:do|would|should|can|could) (?:i|you) (?:even |actually |really )?(?:say|put|tell|write|ask|word|phrase|begin|start)\b/i,
  /\bwhat (?:do|would|should|could) i (?:even |actually |really )?(?:say|write|tell|text|put)\b/i,
  /\b(?:help me|can you|could you) (?:to )?(?:write|say|draft|word|put|text|message)\b/i,
];

/** "She said “am I wrong?”" is asked of somebody else. */
const isReported = /\?["”’']\s*$/;

/** "I asked if it's too blunt": asked again, and put as it was asked. */
const askedIf =
  /\bi(?:['’]d| would)? (?:asked|was asking|meant|(?:really |just |actually )*want(?:ed)? to know|(?:really )?like to know|(?:am |was )?wonder(?:ing)?)(?: you)?(?: is)? (?:whether|if) /i;
const whatItIs =
  /^(it|that|this|i|he|she|they|we)(['’]?s|['’]?m| is| was| am| are| should| would| could| can| must)?\b/i;
const verbOf = (short = ""): string => {
  const plain = short.trim().replace(/^['’]/, "");
  return plain === "" || plain === "s" ? "is" : plain === "m" ? "am" : plain;
};
/** "I asked why you think he says nothing." */
const askedOpenly =
  /\bi (?:asked|was asking)(?: you)? ((?:why|how|what|when|which|who|where)\b.*)/i;
const againOf = (text: string): string | null => {
  const openly = askedOpenly.exec(text)?.[1];
  if (openly) return openly;
  const begun = askedIf.exec(text);
  const rest = begun ? text.slice(begun.index + begun[0].length) : "";
  const found = whatItIs.exec(rest);
  return found && `${verbOf(found[2])} ${found[1]} ${rest.slice(found[0].length).trim()}`;
};

const asksAgain = (plain: string): boolean => againOf(plain) !== null;

/** The form of what is asked: the last question that has one, wherever it stands in the message. */
const formAsked = (turn: GuideTurn): QuestionForm | null => {
  if (turn.chosen?.isAlone || asksOfItself(turn)) return null;
  for (const { text, isQuestion } of turn.reading.sentences.toReversed()) {
    const asked = againOf(text) ?? (isQuestion && !isReported.test(text) ? text : null);
    const form = asked === null ? null : formOf(asked);
    if (form) return form;
  }
  return null;
};

/** The answer most worth giving to a question of this form. */
const inForm = (found: readonly WeighedShape[], form: QuestionForm): Shape | null => {
  const fits = ({ shape, worth }: WeighedShape): boolean =>
    form.shapes.includes(shape.id)
      ? worth >= leastInForm
      : form.id === "words" && Boolean(shape.isDraft) && worth >= leastOfDraft;
  const own = found.find(fits);
  const other = form.isYesOrNo ? undefined : found.find(({ shape }) => !shape.isDraft);
  const isOther = other && other.worth >= Math.max(leastOfAnswer, (own?.worth ?? 0) + beyondForm);
  return (isOther ? other : own)?.shape ?? null;
};

/** The shape of what is asked about somebody's own matter that an answer is most worth giving to. */
export const shapeAsked = (turn: GuideTurn): Shape | null => {
  const { reading, isNearDanger } = turn;
  const isOfExperts = isForExperts(turn);
  if (isNearDanger || reading.wordCount <= fewWords || turn.chosen?.isAlone) return null;
  const isWish = forWords.some((words) => words.test(reading.plain));
  if (!isWish && !reading.sentences.some(asksOwn) && !asksAgain(reading.plain)) return null;
  const found = shapesOf(reading, "answer").filter(
    ({ shape }) => (!isOfExperts || shape.ofExperts) && (isWish || !shape.isDraft),
  );
  const form = formAsked(turn);
  if (form) return inForm(found, form);
  return (
    found.find(
      ({ shape, worth }) =>
        worth >= (shape.isDraft || isWish ? leastOfDraft : leastOfAnswer) &&
        (shape.isDraft || reading.sentences.some(asksOwn)),
    )?.shape ?? null
  );
};

/** "I cook, I clean. Why is the bin mine as well?" is said in anger, and not to be told. */
const inAnger = /^(?:but |and |so )?why\b/i;

/** Whoever asks how to say it says it next, and whoever asks which of two says which. */
const keptForm: Readonly<Record<string, KeptAs>> = { words: "words" };

/** What is asked and no shape answers: a word that is right for every question of its form, else it is given back in a form that helps to find one’s own. */
export const leftOpen = (turn: GuideTurn): string | null => {
  const { reading, voice } = turn;
  if (shapeAsked(turn)) return null;
  const form = turn.isNearDanger ? null : formAsked(turn);
  // whether a feeling is allowed no doctor need be asked
  const isMine = form !== null && (form.isYesOrNo || !isForExperts(turn));
  const answer = form && isMine ? voice.pick(`form/${form.id}`, form.says) : null;
  if (answer) {
    if (form) turn.talk.keeps = keptForm[form.id] ?? null;
    return answer;
  }
  const last = reading.sentences.at(-1);
  if (!last?.isQuestion) return null;
  if (reading.sentences.length > 1 && inAnger.test(last.text)) return null;
  return voice.pick("unknown", meetingLines.unknown);
};
