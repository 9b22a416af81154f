import { readGuideData } from "@app/guide/read-guide-data";
import type { SentenceRead, ShapeSort } from "@app/reading/reading";
import type { WrittenRemark } from "../guide/session/state.ts";
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

/** What does not fit is disliked more than nothing: so sure the reader must be of a shape. */
const least: Readonly<Record<ShapeSort, number>> = { remark: 0.3, answer: 0.5, next: 0.5 };

/** A word or two may mean anything. */
const fewWords = 3;

/** The lines of a shape in an order of the talk's own, so that two talks do not sound alike. */
const turned = (lines: readonly WrittenRemark[], seed: string): WrittenRemark[] => {
  const from = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return [...lines.slice(from % lines.length), ...lines.slice(0, from % lines.length)];
};

const linesFor = (
  sort: ShapeSort,
  { reading, sessionId }: GuidedTurn,
  fits: (shape: Shape) => boolean = () => true,
): WrittenRemark[] =>
  reading.wordCount <= fewWords
    ? []
    : reading.shapes[sort]
        .filter(({ belief }) => belief >= least[sort])
        .flatMap(({ id }) => byName().get(`${sort}/${id}`) ?? [])
        .filter(fits)
        .flatMap(({ id, lines }) => turned(lines, `${sessionId}/${id}`));

/** Where a doctor or a lawyer should be asked, a friend's view would be the wrong answer. */
const isForExperts =
  /\b(?:meds?|medication|medicine|tablets?|pills?|dos(?:e|age)|antidepress\w*|prescri\w+|insulin|surgery|symptoms?|drink(?:ing)?|sober|drugs?|detox|legal\w*|lawyer|solicitor|court|custody|police)\b/i;
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

/** Answers to what somebody asks about their own matter; none where danger was spoken of. */
export const answersFor = (turn: GuidedTurn): readonly WrittenRemark[] => {
  if (isNearDanger(turn) || !turn.reading.sentences.some(asksOwn)) return [];
  const isForThem = isExpertTalk(turn);
  return linesFor("answer", turn, ({ ofExperts }) => !isForThem || ofExperts === true);
};

/** What is likely right to say to what was told; nothing where danger is spoken of. */
export const remarksFor = (turn: GuidedTurn): readonly WrittenRemark[] =>
  isNearDanger(turn) ? [] : linesFor("remark", turn);

/** What could be asked next by what sort of thing was told. */
export const questionsFor = (turn: GuidedTurn): readonly WrittenRemark[] =>
  isNearDanger(turn) ? [] : linesFor("next", turn);
