import { fileTold } from "../keep.ts";
import { file } from "../keep-steps.ts";
import { moveLines } from "../lines/moves.ts";
import { ways, wayTo } from "../options.ts";
import type { Path } from "../path.ts";
import { cameKey, findPath, type RankedPath, rankPaths } from "../paths.ts";
import type { OfferedOption } from "../talk.ts";
import { does, type GuideTurn, type Move, type WrittenReply } from "../turn.ts";
import { askNext } from "../write/ask.ts";
import { meet, momentIn } from "../write/heard.ts";
import { answerIn } from "../write/own-words.ts";

export const startOptions: readonly OfferedOption[] = [
  { id: "path/happened", text: "Something that happened" },
  { id: "path/decision", text: "Something to decide" },
  { id: "path/unsure", text: "I don’t know yet" },
  { id: "path/talking", text: "Just talk" },
];

/** A message with fewer words says too little to go by. */
const fewWords = 4;
/** From here on a beginning has told what it is about. */
const toldWords = 6;
/** So many paths are named at once, and none that is hardly likely: "A breakup" below a cot is an insult. */
const mostWays = 4;
const leastShown = 0.3;

/** All paths by what they are about, for whoever finds none of the likely ones theirs. */
const groups: readonly { id: string; text: string; paths: readonly string[] }[] = [
  {
    id: "people",
    text: "Somebody and me",
    paths: ["quarrel", "hard-talk", "limit", "drifting", "breakup", "lonely"],
  },
  {
    id: "ahead",
    text: "Something ahead",
    paths: ["decision", "fear", "waiting", "new-start", "putting-off", "habit"],
  },
  {
    id: "mood",
    text: "How I feel",
    paths: ["low", "worry", "anger", "shame", "harsh", "comparing"],
  },
  {
    id: "days",
    text: "Everyday life",
    paths: ["too-much", "work", "money", "sleep", "body", "looking-back"],
  },
  {
    id: "family",
    text: "Family or a loss",
    paths: ["grief", "old-grief", "caring", "parenting", "happened"],
  },
  {
    id: "rest",
    text: "Something else",
    paths: ["good-news", "meaning", "who-am-i", "faith", "talking", "unsure"],
  },
];

export const sideWays = (from: readonly RankedPath[], chosen: Path | null): OfferedOption[] => {
  const named = from
    .filter(({ path, share }) => path !== chosen && path.id !== "open" && share >= leastShown)
    .slice(0, chosen && chosen.id !== "open" ? 2 : mostWays)
    .map(({ path }) => wayTo(path));
  const others = named.length > 0 ? ways.more : ways.others;
  return [...named, ...(chosen ? [] : [others]), ways.listen];
};

/** Begins a path with a word on what was told and its first question. */
export const begin = (turn: GuideTurn, path: Path, lead: string | null): WrittenReply => {
  const { talk, voice, reading } = turn;
  talk.path = path.id;
  talk.mode = "path";
  turn.path = path;
  fileTold(turn, null);
  // what somebody begins with is the matter, and is not asked for again
  const first = path.steps[0];
  const told = turn.chosen ? talk.slots[cameKey]?.words : answerIn(reading, "matter");
  const isTold = turn.chosen !== null || reading.wordCount >= toldWords;
  const key = first && `${path.id}/${first.id}`;
  if (first?.role === "matter" && key && isTold && told && !talk.slots[key])
    file(turn, key, told, "told");
  const isHeavy = (reading.tones["heavy"] ?? 0) > 0.6;
  const moment = turn.chosen ? null : momentIn(turn);
  const opened =
    (moment && meet(turn, moment)) ??
    (isHeavy ? voice.pick(`opens/${path.id}/heavy`, path.opens.heavy) : null) ??
    voice.pick(`opens/${path.id}`, path.opens.any);
  const asked = askNext(turn);
  return {
    parts: [lead ?? opened, asked?.text ?? null],
    options: asked?.options.length ? asked.options : sideWays(rankPaths(turn), path),
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

/** None of the likely ones: a kind of matter, and then its paths. */
export const moreWays: Move = {
  id: "more-ways",
  write: ({ chosen, voice }) => {
    if (chosen?.offered.id === "more")
      return {
        parts: [voice.always("morekinds", moveLines.whichKind)],
        options: groups.map(({ id, text }) => ({ id: `group/${id}`, text })),
      };
    const group = groups.find(({ id }) => chosen?.offered.id === `group/${id}`);
    if (!group) return null;
    return {
      parts: [voice.always("whichof", moveLines.nearest)],
      options: group.paths.flatMap((id) => findPath(id) ?? []).map(wayTo),
    };
  },
};

/** In a deep dive, before a path is chosen: what was told is met, and the likely ones are named. */
export const opening: Move = {
  id: "opening",
  write: (turn) => {
    const { talk, voice, reading } = turn;
    if (!talk.isDeep || talk.mode !== "opening" || talk.path) return null;
    const list = rankPaths(turn);
    if (!list[0] || list[0].share === 0 || (reading.wordCount < fewWords && talk.turn === 0))
      return { parts: [voice.always("more", moveLines.needsMore)], options: startOptions };
    // whoever goes on telling and picks none is asked what fits any matter
    const anyPath = findPath("open");
    if (anyPath && talk.said.some((id) => id.startsWith("whichway")))
      return begin(turn, anyPath, null);
    const moment = momentIn(turn);
    const isHeavy = (reading.tones["heavy"] ?? 0) > 0.6;
    const isGood = (reading.tones["good"] ?? 0) > 0.8;
    const met =
      (moment && meet(turn, moment)) ??
      voice.pick(
        isHeavy ? "metheavy" : isGood ? "metgood" : "metany",
        isHeavy ? moveLines.metHeavy : isGood ? moveLines.metGood : moveLines.metAny,
      );
    return {
      parts: [
        met,
        voice.pick("whichway", moveLines.whichWay) ?? voice.always("nearest", moveLines.nearest),
      ],
      options: sideWays(list, null),
    };
  },
};
