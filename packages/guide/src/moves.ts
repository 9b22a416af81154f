import { languageLines, stillUnread } from "./lines/languages.ts";
import { aboutTalk } from "./moves/about-talk.ts";
import { aroundMoves } from "./moves/around.ts";
import { exercising } from "./moves/exercise.ts";
import { inCase, likelyCases, wishesLeft } from "./moves/in-case.ts";
import { afterPath, answering, goingOn, keepingCompany } from "./moves/on-path.ts";
import { choosing, greeting, moreWays, opening, rankPaths, sideWays } from "./moves/opening.ts";
import { programme } from "./moves/programme.ts";
import { answeringQuestions } from "./moves/questions.ts";
import { asksForOptions, mostOptions, optionsAloud, ways, wayTo } from "./options.ts";
import { findPath } from "./paths.ts";
import type { OfferedOption, Talk } from "./talk.ts";
import type { Move } from "./turn.ts";

const otherLanguage: Move = {
  id: "other-language",
  write: ({ reading, voice }) => {
    if (!reading.language) return null;
    // in their own language first, whichever talk it is
    const own = voice.pick(`language/${reading.language}`, languageLines[reading.language]);
    return { parts: [own ?? voice.always("stillunread", stillUnread)] };
  },
};

/** So many are offered at once of what a matter may be. */
const mostBeside = 3;
/** So many messages long the likely ways stand below a reply by their names. */
const namedTurns = 3;

/** What a matter may be, or the ways a talk could be led, likeliest first; and to be listened to. */
export const waysFor = (talk: Talk): readonly OfferedOption[] => {
  if (talk.case && !talk.isChosen) return wishesLeft(talk);
  // whoever has told so much and taken none is not shown the same ones again and again
  if (!talk.isChosen && talk.turn > namedTurns) return [ways.listen];
  const cases = talk.isChosen ? [] : likelyCases(talk);
  const own = findPath(talk.path);
  const led = sideWays(rankPaths({ talk }), own);
  // a case alone may be the wrong one: what the matter may be in a wider sense stands beside it
  const wider = led.filter(({ id }) => id.startsWith("path/")).slice(0, mostBeside - cases.length);
  if (cases.length > 0) return [...cases, ...wider, ways.more, ways.listen];
  return own
    ? [wayTo(own), ...led.filter(({ id }) => id !== `path/${own.id}`)].slice(0, mostOptions)
    : led;
};

/** Whoever asks what there is to choose from is told it: in a spoken talk nothing is offered unasked. */
const namingWays: Move = {
  id: "naming-ways",
  write: ({ chosen, reading, talk, isSpoken }) => {
    if (chosen || !asksForOptions(reading.plain, isSpoken)) return null;
    const options = talk.offered.length > 0 ? talk.offered : waysFor(talk);
    return options.length > 0 ? { parts: [optionsAloud(options)], options } : null;
  },
};

/** How a reply is chosen: the first row that writes wins. Risk is met before any of them, by the safety package. */
export const moves: readonly Move[] = [
  otherLanguage,
  aroundMoves.garbled,
  exercising,
  choosing,
  namingWays,
  moreWays,
  aroundMoves.somethingElse,
  aroundMoves.finishing,
  aroundMoves.leaving,
  aroundMoves.stopping,
  greeting,
  aroundMoves.listening,
  aboutTalk,
  aroundMoves.correcting,
  aroundMoves.complaint,
  inCase,
  answeringQuestions,
  aroundMoves.skipping,
  aroundMoves.goingBack,
  aroundMoves.thanking,
  programme,
  goingOn,
  answering,
  afterPath,
  opening,
  keepingCompany,
];
