import { moveLines } from "../lines/moves.ts";
import { ways } from "../options.ts";
import type { PathQuestion, PathStep } from "../path.ts";
import { deepKey, findStep, type PlacedStep, pathStepsOf, planKeys } from "../paths.ts";
import type { OfferedOption } from "../talk.ts";
import type { GuideTurn } from "../turn.ts";
import { type Question, questionOf } from "../written.ts";
import { asCalled, fillLine, hasPlaceholder } from "./fill.ts";
import { textHash } from "./line-picker.ts";

const kinds = ["asks", "easier", "deeper"] as const;
type Kind = (typeof kinds)[number];

export type WrittenQuestion = { text: string; options: readonly OfferedOption[] };

export const findAsk = (step: PathStep, id: string): PathQuestion | null => {
  const [kind, index] = id.split("/").slice(-2);
  const list = kinds.includes(kind as Kind) ? step[kind as Kind] : undefined; // checked right before
  return list?.[Number(index)] ?? null;
};

/** A step's own question, with the kinds of answers to it for a tap; null where it was asked already. */
const askQuestion = (turn: GuideTurn, { key, step }: PlacedStep): WrittenQuestion | null => {
  const { talk, path } = turn;
  const question = questionOf(path, step);
  const id = `${key}/question`;
  if (!question || talk.said.includes(id)) return null;
  put(turn, key, id);
  return { text: asCalled(question.ask, talk), options: kindOptions(question) };
};

/** The kinds of answers to a question, for a tap. */
export const kindOptions = ({ kinds }: Question): readonly OfferedOption[] =>
  kinds.map(({ id, chip }) => ({ id: `kind/${id}`, text: chip }));

/** What is asked behind one kind of answer. */
export const askFollow = (
  turn: GuideTurn,
  key: string,
  kind: { id: string; follow?: string },
): WrittenQuestion | null => {
  const id = `${key}/follow/${kind.id}`;
  if (!kind.follow || turn.talk.said.includes(id)) return null;
  put(turn, key, id);
  return { text: asCalled(kind.follow, turn.talk), options: [] };
};

const put = ({ talk }: GuideTurn, key: string, id: string): void => {
  talk.said.push(id);
  talk.waiting = { step: key, ask: id };
  if (talk.asked.at(-1) !== key) talk.asked.push(key);
};

/** Asks one step in one of its ways; null where every way was used. */
const askStep = (turn: GuideTurn, placed: PlacedStep, kind: Kind): WrittenQuestion | null => {
  const { key, step } = placed;
  const { talk, seed } = turn;
  const own = kind === "asks" ? askQuestion(turn, placed) : null;
  if (own) return own;
  const free = (step[kind] ?? [])
    .map((ask, index) => ({ ask, id: `${key}/${kind}/${index}`, text: fillLine(ask.text, talk) }))
    .filter(({ id, text }) => text !== null && !talk.said.includes(id));
  // what was told earlier is taken up where that can be done, but not twice running
  const recalls = free.filter(({ ask }) => hasPlaceholder(ask.text));
  const hasQuoted = turn.voice.picked().some((id) => id.startsWith("takenup"));
  const mayRecall = recalls.length > 0 && talk.turn > 1 && !hasQuoted && !hasRecalled(turn);
  const from = mayRecall ? recalls : free.filter(({ ask }) => !hasPlaceholder(ask.text));
  const list = from.length > 0 ? from : free;
  const found = list[textHash(`${seed}/${key}/${kind}`) % Math.max(1, list.length)];
  if (!found?.text) return null;
  put(turn, key, found.id);
  const options = (found.ask.options ?? []).map(({ text }, index) => ({
    id: `answer/${index}`,
    text,
  }));
  return { text: found.text, options };
};

/** Whether the last question already held something told before. */
const hasRecalled = ({ talk, path }: GuideTurn): boolean => {
  const waiting = talk.waiting;
  const step = waiting && findStep(path, waiting.step);
  const ask = waiting && step ? findAsk(step, waiting.ask) : null;
  return ask !== null && hasPlaceholder(ask.text);
};

const isDone = ({ talk, path }: GuideTurn, { key, step }: PlacedStep): boolean => {
  if (talk.skipped.includes(key)) return true;
  const slot = talk.slots[key];
  if (slot?.how === "asked") return true;
  const wasAsked = talk.asked.includes(key);
  // what was told unasked is asked about once more, where there is a question for that
  const isAskable = questionOf(path, step) !== null || step.deeper !== undefined;
  return slot?.how === "told" ? wasAsked || !isAskable : wasAsked;
};

const isReady = ({ talk, path }: GuideTurn, { key, step }: PlacedStep): boolean => {
  if (key === planKeys.when || key === planKeys.obstacle)
    return talk.slots[planKeys.step] !== undefined;
  if (!step.onlyAfter || !path) return true;
  return pathStepsOf(path).some(
    (other) => step.onlyAfter?.includes(other.step.role) && talk.slots[other.key] !== undefined,
  );
};

/** The steps that are still to come. Once a step was decided on, only the plan is left. */
export const stepsLeft = (turn: GuideTurn): PlacedStep[] => {
  const { path, talk } = turn;
  if (!path) return [];
  const left = pathStepsOf(path, talk.isDeep).filter(
    (placed) => !isDone(turn, placed) && isReady(turn, placed),
  );
  if (talk.slots[planKeys.step]?.how !== "asked") return left;
  // whoever planned early in a deep dive is still asked what it came for
  return ["plan/", deepKey].flatMap((begin) => left.filter(({ key }) => key.startsWith(begin)));
};

/** The next question of the path, easier for whoever answers in a word; null where the path has none left. */
export const askNext = (turn: GuideTurn, isEasier = false): WrittenQuestion | null => {
  for (const placed of stepsLeft(turn)) {
    const told = turn.talk.slots[placed.key];
    const isTold = told?.how === "told";
    const question = questionOf(turn.path, placed.step);
    const toldKind = isTold ? question?.kinds.find(({ id }) => id === told.kind) : undefined;
    // what was told already is not asked for: only which of the kinds comes nearest
    if (isTold && !toldKind && question) {
      put(turn, placed.key, `${placed.key}/question`);
      return {
        text: turn.voice.always("nearestkind", moveLines.nearestKind),
        options: kindOptions(question),
      };
    }
    // what was told unasked is asked about by what follows from it
    if (toldKind) {
      const following = askFollow(turn, placed.key, toldKind);
      if (following) return following;
      turn.talk.skipped.push(placed.key);
      continue;
    }
    const order: readonly Kind[] = isTold
      ? ["deeper"]
      : isEasier
        ? ["easier", "asks"]
        : ["asks", "easier"];
    for (const kind of order) {
      const asked = askStep(turn, placed, kind);
      if (asked) return asked;
    }
    turn.talk.skipped.push(placed.key);
  }
  turn.talk.waiting = null;
  return null;
};

/** The same step once more in other words, for whoever could not answer or was asked wrongly. */
export const askAgain = (turn: GuideTurn, kind: Kind): WrittenQuestion | null => {
  const { waiting } = turn.talk;
  const step = waiting && findStep(turn.path, waiting.step);
  const question = step && questionOf(turn.path, step);
  if (question && waiting) {
    turn.talk.waiting = { step: waiting.step, ask: `${waiting.step}/question` };
    return { text: question.ask, options: kindOptions(question) };
  }
  return waiting && step ? askStep(turn, { key: waiting.step, step }, kind) : null;
};

/** A question's own easy answers, or the way past it. */
export const optionsFor = ({ options }: WrittenQuestion): readonly OfferedOption[] =>
  options.length > 0 ? options : [ways.skip, ways.listen];
