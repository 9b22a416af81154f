import { readGuideData } from "@app/guide/read-guide-data";
import type { SentenceRead, ShapeSort } from "@app/reading/reading";
import type { WeighedReply, WrittenRemark } from "../guide/session/state.ts";
import type { GuidedTurn } from "./guided-turn.ts";

/** What can be said to every message of a shape: any of its lines is as right as the others. */
type Shape = {
  id: string;
  sort: ShapeSort;
  lines: readonly WrittenRemark[];
  /** Its answers name who would know. */
  ofExperts?: true;
};

let made: ReadonlyMap<string, Shape> | null = null;
const byName = (): ReadonlyMap<string, Shape> => {
  made ??= new Map(
    readGuideData<Shape[]>("shapes").map((shape) => [`${shape.sort}/${shape.id}`, shape]),
  );
  return made;
};

/** What does not fit is disliked more than nothing: so much an answer must be worth. */
const leastOfAnswer = 0.38;

/** A word or two may mean anything. */
const fewWords = 3;

/** The lines of a shape in an order of the talk's own, so that two talks do not sound alike. */
const turned = (lines: readonly WrittenRemark[], seed: string): WrittenRemark[] => {
  const from = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return [...lines.slice(from % lines.length), ...lines.slice(0, from % lines.length)];
};

type Said = WrittenRemark & { worth: number };

const linesFor = (
  sort: ShapeSort,
  { reading, sessionId }: GuidedTurn,
  fits: (shape: Shape) => boolean = () => true,
): Said[] =>
  reading.shapes[sort].flatMap(({ id, worth }) => {
    const shape = byName().get(`${sort}/${id}`);
    return shape && fits(shape)
      ? turned(shape.lines, `${sessionId}/${id}`).map((line) => ({ ...line, worth }))
      : [];
  });

/** Where a doctor or a lawyer should be asked, or somebody may be in danger, a friend’s view would be the wrong answer. */
const isForExperts =
  /\b(?:meds?|medication|medicine|tablets?|pills?|dos(?:e|age)|antidepress\w*|prescri\w+|insulin|surgery|symptoms?|drink(?:ing)?|sober|drugs?|detox|legal\w*|lawyer|solicitor|court|custody|police|abus\w*|stalk\w*|afraid of (?:him|her|them)|hits? me)\b/i;
const talkHeeded = 8;

const isExpertTalk = ({ content, history }: GuidedTurn): boolean =>
  [content, ...history.slice(-talkHeeded).map((item) => item.content)].some((said) =>
    isForExperts.test(said),
  );

const isNearDanger = ({ screening, hasAskedRisk }: GuidedTurn): boolean =>
  screening.level !== "none" || hasAskedRisk === true;

/** Questions about the companion itself are answered elsewhere. */
const asksIt = /\b(?:are|were|can|could|will|would|did|do|have) you\b(?! think\b)/i;
const asksOwn = ({ text, isQuestion }: SentenceRead): boolean => isQuestion && !asksIt.test(text);

/** Answers to what somebody asks about their own matter, the best first; none where danger was spoken of. */
export const answersFor = (turn: GuidedTurn): readonly WrittenRemark[] => {
  if (
    isNearDanger(turn) ||
    turn.reading.wordCount <= fewWords ||
    !turn.reading.sentences.some(asksOwn)
  )
    return [];
  const isForThem = isExpertTalk(turn);
  return linesFor("answer", turn, ({ ofExperts }) => !isForThem || ofExperts === true).filter(
    ({ worth }) => worth >= leastOfAnswer,
  );
};

/** What could be said to what was told; nothing where danger is spoken of, and to a word or two only that it was received. */
export const repliesFor = (turn: GuidedTurn): readonly WeighedReply[] => {
  if (isNearDanger(turn)) return [];
  const sorts =
    turn.reading.wordCount <= fewWords
      ? (["receipt"] as const)
      : (["remark", "next", "receipt"] as const);
  return sorts.flatMap((sort) => linesFor(sort, turn).map((said) => ({ ...said, sort })));
};
