import { fileTold, keepHeard } from "../keep.ts";
import { questionForms } from "../lines/question-forms.ts";
import { ways } from "../options.ts";
import { isLed } from "../talk.ts";
import type { GuideTurn, Move, WrittenReply } from "../turn.ts";
import { sayTo } from "../write/said-to-shape.ts";
import { findShape, type Shape } from "../written.ts";
import { asksOfPlan, onwards } from "./questions.ts";
import { leftOpen, shapeAsked } from "./shape-asked.ts";
import { waysFor } from "./ways-for.ts";

const ofWords = questionForms.find(({ id }) => id === "words")?.shapes ?? [];
/** What to do if it goes wrong is answered by no sentence of theirs. */
const ofAfterwards: ReadonlySet<string> = new Set([
  "and-if-they-react-like-that",
  "face-gives-me-away",
]);
const isOfWords = (id: string): boolean => ofWords.includes(id) && !ofAfterwards.has(id);

const otherWords = { id: "words/other", text: "Say it another way" } as const;

const given = (turn: GuideTurn, shape: Shape): WrittenReply | null => {
  const { talk } = turn;
  const said = sayTo(turn, shape);
  if (!said) return null;
  if (shape.isDraft) {
    talk.words = { shape: shape.id, turn: talk.turn };
  }
  // whoever asks how to say it says it next
  if (shape.isDraft || isOfWords(shape.id)) talk.keeps = "words";
  const on = isLed(talk) ? onwards(turn, { isAll: turn.reading.sentences.length <= 1 }) : null;
  return {
    parts: [said.line, on && on.parts.length > 0 ? null : said.ask, ...(on?.parts ?? [])],
    options: shape.isDraft ? [otherWords, ways.listen] : (on?.options ?? waysFor(talk)),
    sort: "answer",
  };
};

/** What somebody asks about their own matter is answered first, by the shape of the question. */
export const ownQuestion: Move = {
  id: "own-question",
  write: (turn) => {
    const shape = asksOfPlan(turn) ? null : shapeAsked(turn);
    return shape && given(turn, shape);
  },
};

/** On a path the next question would step over what was asked; what was told beside it is kept. */
export const openQuestion: Move = {
  id: "open-question",
  write: (turn) => {
    const { talk } = turn;
    if (!isLed(talk) || talk.mode !== "path" || turn.chosen || turn.reading.wordCount <= fewWords)
      return null;
    const line = leftOpen(turn);
    if (!line) return null;
    fileTold(turn, null);
    keepHeard(turn);
    talk.waiting = null;
    return { parts: [line], options: [ways.goOn, ways.listen] };
  },
};
const fewWords = 3;

/** "Too harsh", "shorter", "that's not how I talk": said of words that were just given. */
const tooMuch =
  /\b(?:too|bit|very|so|rather|sounds?) (?:harsh|blunt|cold|strong|direct|angry|long|wordy|formal|stiff|posh|cheesy|soft|weak|vague|short)\b/i;
const asWished = /\b(?:shorter|softer|kinder|gentler|firmer|stronger|simpler|clearer|warmer)\b/i;
const notMine =
  /\b(?:not (?:really |quite )?(?:how i (?:talk|speak)|me\b)|(?:i'd|i would) never say|don't (?:talk|speak) like that|another way|other words|sounds like a (?:robot|lawyer|letter))\b/i;
const wordsLast = 2;
const remarkWords = 12;

/** Words that were given and do not suit are put in another way, as long as there is one. */
export const otherwise: Move = {
  id: "words",
  write: (turn) => {
    const { talk, reading, chosen } = turn;
    const { words } = talk;
    if (!words || talk.turn - words.turn > wordsLast) return null;
    const said = reading.plain.replaceAll("’", "'");
    const isRemark =
      reading.wordCount <= remarkWords &&
      [tooMuch, asWished, notMine].some((remark) => remark.test(said));
    if (chosen?.offered.id !== otherWords.id && !isRemark) return null;
    const shape = findShape("answer", words.shape);
    return (
      (shape && given(turn, shape)) ?? {
        parts: [
          "I have no other way of putting it. The way you’d say it yourself is the right one.",
        ],
        options: waysFor(talk),
      }
    );
  },
};
