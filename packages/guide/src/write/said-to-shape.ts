import type { ShapeSort } from "@app/reading/reading";
import { type Shape, type ShapeLine, shapesOf } from "../shapes.ts";
import type { GuideTurn } from "../turn.ts";
import { textHash } from "./line-picker.ts";
import { isMourned, whoIn, withWho } from "./who.ts";

/** A word on the matter or a question about it brings a talk further than one that it was received. */
const leading: Readonly<Record<ShapeSort, number>> = {
  answer: 0,
  remark: 0.05,
  next: 0.08,
  receipt: 0,
};
/** Said again and again, that somebody listens says that nobody does. */
const receivedAgain = 0.12;
const receivedInARow = 0.2;
/** What is worth less than this is not said. */
const leastWorth = 0.35;
/** Beside a death, what was written for the living has to be surer. */
const leastMourned = 0.6;
/** A word or two may mean anything: only that it was received is said to them. */
const fewWords = 3;
/** After so many questions in a row a word stands by itself. */
const mostQuestions = 3;

/** What another word that something was received would lose, by how lately there was one. */
const lossOfReceipt = ({ talk: { lately } }: GuideTurn): number =>
  receivedAgain * lately.filter(({ sort }) => sort === "receipt").length +
  (lately.at(-1)?.sort === "receipt" ? receivedInARow : 0);

const questionsRunning = ({ talk }: GuideTurn): number => {
  const last = talk.lately.findLastIndex(({ asks }) => !asks);
  return talk.lately.length - 1 - last;
};

const mayAsk = (turn: GuideTurn): boolean =>
  turn.talk.mode !== "listening" && questionsRunning(turn) < mostQuestions;

/** What of a shape can be said now: what names somebody first, where that is certain. */
const linesOf = (turn: GuideTurn, { lines }: Shape): ShapeLine[] => {
  const who = whoIn(turn);
  const filled = lines.flatMap(({ line, ask }): (ShapeLine & { isNaming: boolean })[] => {
    const said = withWho(line, who);
    if (said === null) return [];
    return [{ line: said, ask: withWho(ask, who) ?? "", isNaming: said !== line }];
  });
  const naming = turn.talk.lately.at(-1)?.names ? [] : filled.filter(({ isNaming }) => isNaming);
  return [...naming, ...filled.filter((line) => !naming.includes(line))];
};

/** One question, once: in a talk the same one is not put twice. */
const askOf = (turn: GuideTurn, ask: string): string | null =>
  ask === "" || !mayAsk(turn) || (/^when\b/i.test(ask) && turn.reading.times.length > 0)
    ? null
    : turn.voice.pick(`ask/${textHash(ask)}`, [ask]);

export type SaidToShape = { sort: ShapeSort; line: string | null; ask: string | null };

/** A line of one shape that was not said yet, with its question. */
export const sayTo = (turn: GuideTurn, shape: Shape, asks = true): SaidToShape | null => {
  const { voice } = turn;
  const lines = linesOf(turn, shape);
  const naming = lines.filter(({ line }) => !shape.lines.some((one) => one.line === line));
  for (const from of [naming, lines]) {
    const words = from.map(({ line }) => line).filter((line) => line !== "");
    const said = voice.pick(`${shape.sort}/${shape.id}${from === naming ? "/who" : ""}`, words);
    const ask = said === null ? null : from.find(({ line }) => line === said)?.ask;
    if (said !== null)
      return { sort: shape.sort, line: said, ask: asks ? askOf(turn, ask ?? "") : null };
  }
  for (const { line, ask } of lines) {
    const asked = asks && line === "" ? askOf(turn, ask) : null;
    if (asked) return { sort: shape.sort, line: null, ask: asked };
  }
  return null;
};

/** The best that was written for what is told and was not said yet, with no question where no next one is wanted; nothing where danger is near. */
export const bestFor = (
  turn: GuideTurn,
  wanted: readonly ShapeSort[] = ["remark", "next", "receipt"],
): SaidToShape | null => {
  if (turn.isNearDanger) return null;
  const loss = lossOfReceipt(turn);
  const least = isMourned(turn) ? leastMourned : leastWorth;
  const sorts = turn.reading.wordCount <= fewWords ? (["receipt"] as const) : wanted;
  const weighed = sorts
    .filter((sort) => sort !== "next" || mayAsk(turn))
    .flatMap((sort) =>
      shapesOf(turn.reading, sort).map(({ shape, worth }) => ({
        shape,
        worth: worth + leading[sort] - (sort === "receipt" ? loss : 0),
        least: sort === "receipt" ? leastWorth : least,
      })),
    )
    .filter(({ worth, least }) => worth >= least)
    .sort((a, b) => b.worth - a.worth);
  for (const { shape } of weighed) {
    const said = sayTo(turn, shape, wanted.includes("next"));
    if (said) return said;
  }
  return null;
};
