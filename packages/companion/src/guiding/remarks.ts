import { readGuideData } from "@app/guide/read-guide-data";
import type { RemarkRead, SentenceRead } from "@app/reading/reading";
import type { GuidedTurn } from "./guided-turn.ts";

/** What a good listener says to a message of one kind, whoever wrote it, and what they would ask then, if anything. */
type Remark = {
  id: string;
  line: string;
  ask: string;
  /** It is an answer to something people ask about their own matter. */
  answers?: true;
};

let made: ReadonlyMap<string, Remark> | null = null;
const byId = (): ReadonlyMap<string, Remark> => {
  made ??= new Map(readGuideData<Remark[]>("remarks").map((remark) => [remark.id, remark]));
  return made;
};

/** One that does not fit is disliked more than none: so sure the reader must be of what is said to a message, and surer of a part of it. */
const least = { message: 0.6, sentence: 0.7, question: 0.6 } as const;
/** A word or two may mean anything. */
const fewWords = 3;

const wordsIn = (text: string): number => text.split(/\s+/).length;
/** Questions about the companion itself are answered elsewhere. */
const asksIt = /\b(?:are|were|can|could|will|would|did|do|have) you\b(?! think\b)/i;

const surest = (read: readonly RemarkRead[], from: number, answers: boolean): Remark[] =>
  read
    .filter(({ belief }) => belief >= from)
    .flatMap(({ id }) => byId().get(id) ?? [])
    .filter((remark) => Boolean(remark.answers) === answers);

const isTelling = ({ text, isQuestion, isAside }: SentenceRead): boolean =>
  !isQuestion && !isAside && wordsIn(text) > fewWords;

/** Where a doctor or a lawyer should be asked, a friend's view would be the wrong answer. */
const isForExperts =
  /\b(?:meds?|medication|medicine|tablets?|pills?|dos(?:e|age)|antidepress\w*|prescri\w+|insulin|surgery|symptoms?|drink(?:ing)?|sober|drugs?|detox|legal\w*|lawyer|solicitor|court|custody|police)\b/i;
const talkHeeded = 8;

const isExpertTalk = ({ content, history }: GuidedTurn): boolean =>
  [content, ...history.slice(-talkHeeded).map((item) => item.content)].some((said) =>
    isForExperts.test(said),
  );

/** Answers to what somebody asks about their own matter; none where danger was spoken of. */
export const answersFor = (turn: GuidedTurn): readonly Remark[] => {
  const { reading, screening, hasAskedRisk } = turn;
  if (screening.level !== "none" || hasAskedRisk || isExpertTalk(turn)) return [];
  return reading.sentences
    .filter(({ text, isQuestion }) => isQuestion && !asksIt.test(text))
    .flatMap(({ remarks }) => surest(remarks, least.question, true));
};

/** The remarks that are likely right for what was told, those to the whole of it first; none where danger is spoken of. */
export const remarksFor = ({ reading, screening, hasAskedRisk }: GuidedTurn): readonly Remark[] => {
  if (screening.level !== "none" || hasAskedRisk) return [];
  const toMessage =
    reading.wordCount > fewWords ? surest(reading.remarks, least.message, false) : [];
  return [
    ...toMessage,
    ...reading.sentences
      .filter(isTelling)
      .flatMap(({ remarks }) => remarks.slice(0, 1))
      .sort((a, b) => b.belief - a.belief)
      .flatMap((read) => surest([read], least.sentence, false)),
  ];
};
