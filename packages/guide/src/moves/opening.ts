import { file, fileTold } from "../keep.ts";
import { moveLines } from "../lines/moves.ts";
import { ways, wayTo } from "../options.ts";
import type { Path } from "../path.ts";
import { findPath, paths } from "../paths.ts";
import type { Offered } from "../talk.ts";
import { does, type Move, type Turn, type Written } from "../turn.ts";
import { askNext } from "../write/ask.ts";
import { answerIn } from "../write/own-words.ts";

export const startOptions: readonly Offered[] = [
  { id: "path/happened", text: "Something that happened" },
  { id: "path/decision", text: "Something to decide" },
  { id: "path/unsure", text: "I don’t know yet" },
  { id: "path/talking", text: "Just talk" },
];

type Ranked = { path: Path; share: number };

/** The paths a talk resembles, likeliest first, as shares of all. */
export const ranked = ({ talk }: Pick<Turn, "talk">): Ranked[] => {
  const all = Object.values(talk.leanings).reduce((sum, value) => sum + value, 0);
  return paths
    .map((path) => ({ path, share: all > 0 ? (talk.leanings[path.id] ?? 0) / all : 0 }))
    .sort((a, b) => b.share - a.share);
};

/** So clear a path is begun at once; below it the questions that fit anything are asked, and the ways offered. */
const clear = 0.65;
/** Two that are both this likely are asked about. */
const likely = 0.3;
/** A message with fewer words says too little to go by. */
const fewWords = 4;
/** From here on a beginning has told what it is about. */
const toldWords = 6;

export const sideWays = (from: readonly Ranked[], chosen: Path | null): Offered[] => [
  ...from
    .filter(({ path }) => path !== chosen && path.id !== "open")
    .slice(0, chosen && chosen.id !== "open" ? 2 : 3)
    .map(({ path }) => wayTo(path)),
  ways.listen,
];

/** Begins a path with a word on what was told and its first question. */
export const begin = (turn: Turn, path: Path, lead: string | null): Written => {
  const { talk, voice, reading } = turn;
  talk.path = path.id;
  talk.mode = "path";
  turn.path = path;
  fileTold(turn, null);
  // what somebody begins with is the matter, and is not asked for again
  const first = path.steps[0];
  if (first?.role === "matter" && reading.wordCount >= toldWords && !turn.chosen)
    file(turn, `${path.id}/${first.id}`, answerIn(reading, "matter"), "told");
  const isHeavy = (reading.tones["heavy"] ?? 0) > 0.6;
  const opened =
    (isHeavy ? voice.pick(`opens/${path.id}/heavy`, path.opens.heavy) : null) ??
    voice.pick(`opens/${path.id}`, path.opens.any);
  const asked = askNext(turn);
  return {
    parts: [lead ?? opened, asked?.text ?? null],
    options: asked?.options.length ? asked.options : sideWays(ranked(turn), path),
  };
};

/** A path that was tapped or named. */
export const choosing: Move = {
  id: "choosing",
  write: (turn) => {
    const { chosen, talk, voice } = turn;
    const path = chosen?.offered.id.startsWith("path/")
      ? findPath(chosen.offered.id.slice("path/".length))
      : null;
    if (!path) return null;
    const isChange = talk.path !== null && talk.path !== path.id;
    if (isChange && talk.path) talk.leftPaths.push(talk.path);
    talk.isChosen = true;
    return begin(turn, path, voice.pick("chosen", isChange ? moveLines.changed : moveLines.chosen));
  },
};

export const greeting: Move = {
  id: "greeting",
  write: (turn) => {
    if (!does(turn, "greets") || turn.talk.path) return null;
    const lines = turn.talk.said.some((id) => id.startsWith("greeting/"))
      ? moveLines.greetingAgain
      : moveLines.greeting;
    return { parts: [turn.voice.always("greeting", lines)], options: startOptions };
  },
};

/** The first messages: which path, or an honest question which of two. */
export const opening: Move = {
  id: "opening",
  write: (turn) => {
    const { talk, voice, reading } = turn;
    if (talk.mode !== "opening" || talk.path) return null;
    const list = ranked(turn);
    const [first, second] = list;
    if (!first || first.share === 0 || (reading.wordCount < fewWords && first.share < clear)) {
      if (talk.turn > 2) return null;
      return { parts: [voice.always("more", moveLines.needsMore)], options: startOptions };
    }
    if (first.share >= clear) return begin(turn, first.path, null);
    const isClose = second !== undefined && second.share >= likely;
    const asked = isClose ? voice.pick("which", moveLines.whichOfTwo) : null;
    const anyPath = findPath("open");
    if (asked)
      return {
        parts: [asked.replace("{a}", first.path.invite).replace("{b}", second?.path.invite ?? "")],
        options: sideWays(list, null),
      };
    return anyPath ? begin(turn, anyPath, null) : null;
  },
};
