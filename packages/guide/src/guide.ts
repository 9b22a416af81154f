import type { TalkPlace } from "@app/contract/talk-card";
import type { Reading } from "@app/reading/reading";
import { keepOpening, takeIn } from "./keep.ts";
import { leaveCase } from "./know.ts";
import { caseAsks } from "./moves/in-case.ts";
import { noteNearest, noteOffered, sayingTyped, withSayings } from "./moves/saying.ts";
import { moves } from "./moves.ts";
import { chosenIn, mostOptions, sayingOption, ways, wayTo } from "./options.ts";
import { findPath, guidePaths, pathStepsOf } from "./paths.ts";
import { isLed, type OfferedOption, type Talk } from "./talk.ts";
import { does, type GuideTurn, type ProgramQuestions } from "./turn.ts";
import { begunWith, createLinePicker } from "./write/line-picker.ts";
import { withoutTheirQuestions } from "./write/own-words.ts";
import { sorryFirst } from "./write/put-right.ts";
import { byName } from "./write/who.ts";
import { findCase } from "./written.ts";

type GuideInput = {
  /** The same talk always gets the same words. */
  seed: string;
  reading: Reading;
  talk: Talk;
  isSpoken: boolean;
  isNearDanger: boolean;
  program: ProgramQuestions | null;
};

export type GuideReply = {
  text: string;
  /** What the text is made of: a word on what was told, then what leads on. */
  parts: readonly string[];
  options: readonly OfferedOption[];
  talk: Talk;
  /** Whether what was told is met by words that fit it alone. */
  isMet: boolean;
  /** How the reply came about, for whoever wants to change it. */
  why: { move: string; tried: readonly string[]; lines: readonly string[] };
};

/** More lines than any talk says; the oldest may come again after them. */
const saidKept = 600;

/** So many replies back it matters what they were. */
const latelyKept = 3;

/** Moves after which what was taken for somebody's case is theirs no longer. */
const leavesCase: ReadonlySet<string> = new Set([
  "correcting",
  "complaint",
  "something-else",
  "choosing",
]);

/** Where the talk is, for the page; null where nothing leads it that somebody chose. */
export const placeOf = (talk: Talk): TalkPlace | null => {
  const held = talk.isChosen || talk.mode === "listening" ? null : findCase(talk.case?.id);
  if (held && talk.case && talk.case.asked.length > 0)
    return { path: held.title, step: talk.case.asked.length, of: caseAsks(talk, held).length };
  const path = findPath(talk.path);
  if (!path || !isLed(talk) || talk.mode === "listening") return null;
  const all = pathStepsOf(path, talk.isDeep).map(({ key }) => key);
  const done = all.filter(
    (key) => talk.slots[key]?.how === "asked" || talk.skipped.includes(key),
  ).length;
  return { path: path.name, step: Math.min(all.length, done + 1), of: all.length };
};

/** Moves in which somebody wants something else, or complains: then it is offered in a deep dive too. */
const turnsElsewhere: ReadonlySet<string> = new Set([
  "more-ways",
  "something-else",
  "complaint",
  "about-talk",
  "stopping",
]);

/** Moves that answer what is said about the talk, or end it. */
const speaksForItself: ReadonlySet<string> = new Set([
  ...turnsElsewhere,
  "correcting",
  "other-language",
  "garbled",
  "finishing",
  "leaving",
  "thanking",
  "listening",
]);

/** A deep dive stays with its theme once it has one: nothing else is offered unasked. */
const onTheme = (talk: Talk, options: readonly OfferedOption[]): readonly OfferedOption[] =>
  talk.isDeep && isLed(talk) && !turnsElsewhere.has(talk.move ?? "")
    ? options.filter(({ id }) => id !== "else" && !id.startsWith("path/"))
    : options;

/** To be only heard is named in the beginning; whoever wants it later says so. */
const listenTurns = 3;
const stillNamed = (
  { turn, mode }: Talk,
  move: string,
  options: readonly OfferedOption[],
): readonly OfferedOption[] =>
  turn <= listenTurns || mode !== "opening" || turnsElsewhere.has(move)
    ? options
    : options.filter(({ id }) => id !== ways.listen.id);

/** Whoever was just asked something need not ask to be. */
const unasked = (text: string, options: readonly OfferedOption[]): readonly OfferedOption[] =>
  text.trimEnd().endsWith("?") ? options.filter(({ text: own }) => own !== ways.ask.text) : options;

/** Moves that answer what was told or asked: below them stands what it might be for whoever wrote it. */
const takesUp: ReadonlySet<string> = new Set([
  "case",
  "own-question",
  "question",
  "opening",
  "meeting",
]);

/** A path can be named at any time, offered or not, and a question asked for. */
const anyTime: readonly OfferedOption[] = [...guidePaths.map(wayTo), ways.ask];
const namedAnyTime = (plain: string): GuideTurn["chosen"] => {
  const named = chosenIn(plain, anyTime);
  return named?.isAlone && anyTime.includes(named.offered) && plain.length < 40 ? named : null;
};

/** What can be tapped as being so may be typed as well. */
const statedIn = (plain: string, talk: Talk): GuideTurn["chosen"] => {
  const said = isLed(talk) || talk.mode === "listening" ? null : sayingTyped(plain);
  return said && { offered: sayingOption(said.id, said.text), isAlone: true };
};

/** The reply of the guide: state in, state out. */
export const guideReply = (input: GuideInput): GuideReply => {
  const talk = structuredClone(input.talk);
  const voice = createLinePicker(input.seed, talk);
  const { plain } = input.reading;
  const chosen = chosenIn(plain, talk.offered) ?? namedAnyTime(plain) ?? statedIn(plain, talk);
  const turn: GuideTurn = {
    ...input,
    // what is tapped for an answer is one, also where it says "I’ve had enough"
    reading: chosen?.isAlone
      ? { ...input.reading, acts: [], says: {} }
      : withoutTheirQuestions(input.reading),
    talk,
    voice,
    path: findPath(talk.path),
    chosen,
  };
  takeIn(turn);
  keepOpening(turn);
  noteNearest(turn);
  const tried: string[] = [];
  for (const { id, write } of moves) {
    tried.push(id);
    const written = write(turn);
    const own = written?.parts.filter((part): part is string => Boolean(part)) ?? [];
    if (!written || own.length === 0) continue;
    const sorry = speaksForItself.has(id) ? null : sorryFirst(turn);
    const parts = sorry === null ? own : [sorry, ...own];
    const text = byName(parts.join(" "), talk);
    if (leavesCase.has(id)) leaveCase(talk);
    talk.move = id;
    talk.turn += 1;
    talk.before = input.reading.plain.slice(0, 400);
    talk.begun = begunWith(text);
    talk.quiet = text.includes("?") ? 0 : talk.quiet + 1;
    const picked = voice.picked();
    talk.lately.push({
      sort: written.sort ?? (picked.some((line) => line.startsWith("quote/")) ? "quote" : "other"),
      asks: text.trimEnd().endsWith("?"),
      names: picked.some((line) => line.startsWith("who/")),
    });
    talk.lately = talk.lately.slice(-latelyKept);
    talk.said = [...talk.said, ...picked].slice(-saidKept);
    const options =
      (input.isSpoken && id !== "naming-ways") || does(turn, "leaves")
        ? []
        : onTheme(
            talk,
            unasked(
              text,
              stillNamed(
                talk,
                id,
                takesUp.has(id) && !isLed(talk)
                  ? withSayings(turn, written.options ?? [])
                  : (written.options ?? []),
              ),
            ),
          ).slice(0, mostOptions);
    talk.offered = [...options];
    noteOffered(talk);
    const isMet = picked.some((line) =>
      /^(?:kind|moment|case|remark|answer|receipt|quote)\//.test(line),
    );
    return { text, parts, options, talk, isMet, why: { move: id, tried, lines: picked } };
  }
  // the last row always writes
  return {
    text: "I’m here.",
    parts: ["I’m here."],
    options: [],
    talk,
    isMet: false,
    why: { move: "none", tried, lines: [] },
  };
};
