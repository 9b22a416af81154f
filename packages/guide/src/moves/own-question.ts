import { fileTold, keepHeard } from "../keep.ts";
import { moveLines } from "../lines/moves.ts";
import { questionForms } from "../lines/question-forms.ts";
import { ways } from "../options.ts";
import { planKeys } from "../paths.ts";
import { isLed } from "../talk.ts";
import type { GuideTurn, Move, WrittenReply } from "../turn.ts";
import { sayTo } from "../write/said-to-shape.ts";
import type { Shape } from "../written.ts";
import { elseToSay, otherWords, wordsWays } from "./finding-words.ts";
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

const given = (turn: GuideTurn, shape: Shape): WrittenReply | null => {
  const { talk, voice } = turn;
  const said = sayTo(turn, shape);
  if (!said) return null;
  if (!isLed(talk)) keepHeard(turn);
  if (shape.isDraft) {
    talk.words = { shape: shape.id, turn: talk.turn };
  }
  // whoever asks how to say it says it next, or taps what it is they want to say
  const isWords =
    talk.slots[planKeys.words] === undefined && (shape.isDraft || isOfWords(shape.id));
  if (isWords) talk.keeps = "words";
  if (isWords && !isLed(talk))
    return {
      parts: shape.isDraft
        ? [said.line]
        : [
            // words of its own beside those to choose from would be one offer too many
            said.line?.includes("“") ? null : said.line,
            voice.always("words-which", moveLines.whichWords),
          ],
      options: shape.isDraft ? [otherWords, elseToSay, ways.listen] : wordsWays(talk),
      sort: "answer",
    };
  const on = isLed(talk) ? onwards(turn, { isAll: turn.reading.sentences.length <= 1 }) : null;
  return {
    parts: [said.line, on && on.parts.length > 0 ? null : said.ask, ...(on?.parts ?? [])],
    options: shape.isDraft ? [otherWords, elseToSay, ways.listen] : (on?.options ?? waysFor(talk)),
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
