import { ways } from "../options.ts";
import type { Ask, Step } from "../path.ts";
import { findStep, type PlacedStep, planKeys, stepsOf } from "../paths.ts";
import type { Offered } from "../talk.ts";
import type { Turn } from "../turn.ts";
import { fill, hasPlaceholder } from "./fill.ts";
import { hash } from "./voice.ts";

const kinds = ["asks", "easier", "deeper"] as const;
type Kind = (typeof kinds)[number];

export type Asked = { text: string; options: readonly Offered[] };

export const findAsk = (step: Step, id: string): Ask | null => {
  const [kind, index] = id.split("/").slice(-2);
  const list = kinds.includes(kind as Kind) ? step[kind as Kind] : undefined; // checked right before
  return list?.[Number(index)] ?? null;
};

/** Asks one step in one of its ways; null where every way was used. */
export const askStep = (turn: Turn, { key, step }: PlacedStep, kind: Kind): Asked | null => {
  const { talk, seed } = turn;
  const free = (step[kind] ?? [])
    .map((ask, index) => ({ ask, id: `${key}/${kind}/${index}`, text: fill(ask.text, talk) }))
    .filter(({ id, text }) => text !== null && !talk.said.includes(id));
  // what was told earlier is taken up where that can be done, but not twice running
  const recalls = free.filter(({ ask }) => hasPlaceholder(ask.text));
  const hasQuoted = turn.voice.picked().some((id) => id.startsWith("takenup"));
  const mayRecall = recalls.length > 0 && talk.turn > 1 && !hasQuoted && !hasRecalled(turn);
  const from = mayRecall ? recalls : free.filter(({ ask }) => !hasPlaceholder(ask.text));
  const list = from.length > 0 ? from : free;
  const found = list[hash(`${seed}/${key}/${kind}`) % Math.max(1, list.length)];
  if (!found?.text) return null;
  talk.said.push(found.id);
  talk.waiting = { step: key, ask: found.id };
  if (talk.asked.at(-1) !== key) talk.asked.push(key);
  const options = (found.ask.options ?? []).map(({ text }, index) => ({
    id: `answer/${index}`,
    text,
  }));
  return { text: found.text, options };
};

/** Whether the last question already held something told before. */
const hasRecalled = ({ talk, path }: Turn): boolean => {
  const waiting = talk.waiting;
  const step = waiting && findStep(path, waiting.step);
  const ask = waiting && step ? findAsk(step, waiting.ask) : null;
  return ask !== null && hasPlaceholder(ask.text);
};

const isDone = ({ talk }: Turn, { key, step }: PlacedStep): boolean => {
  if (talk.skipped.includes(key)) return true;
  const slot = talk.slots[key];
  if (slot?.how === "asked") return true;
  const wasAsked = talk.asked.includes(key);
  // what was told unasked is asked about once more deeply, where there is a question for that
  return slot?.how === "told" ? wasAsked || !step.deeper?.length : wasAsked;
};

const isReady = ({ talk, path }: Turn, { key, step }: PlacedStep): boolean => {
  if (key === planKeys.when || key === planKeys.obstacle)
    return talk.slots[planKeys.step] !== undefined;
  if (!step.onlyAfter || !path) return true;
  return stepsOf(path).some(
    (other) => step.onlyAfter?.includes(other.step.role) && talk.slots[other.key] !== undefined,
  );
};

/** The steps that are still to come. Once a step was decided on, only the plan is left. */
export const stepsLeft = (turn: Turn): PlacedStep[] => {
  const { path, talk } = turn;
  if (!path) return [];
  const left = stepsOf(path).filter((placed) => !isDone(turn, placed) && isReady(turn, placed));
  const isPlanned = talk.slots[planKeys.step]?.how === "asked";
  return isPlanned ? left.filter(({ key }) => key.startsWith("plan/")) : left;
};

/** The next question of the path, easier for whoever answers in a word; null where the path has none left. */
export const askNext = (turn: Turn, isEasier = false): Asked | null => {
  for (const placed of stepsLeft(turn)) {
    const isTold = turn.talk.slots[placed.key]?.how === "told";
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
export const askAgain = (turn: Turn, kind: Kind): Asked | null => {
  const { waiting } = turn.talk;
  const step = waiting && findStep(turn.path, waiting.step);
  return waiting && step ? askStep(turn, { key: waiting.step, step }, kind) : null;
};

/** A question's own easy answers, or the way past it. */
export const optionsFor = ({ options }: Asked): readonly Offered[] =>
  options.length > 0 ? options : [ways.skip, ways.listen];
