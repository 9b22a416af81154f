import { mostOptions, ways, wayTo } from "../options.ts";
import { findPath, rankPaths } from "../paths.ts";
import type { OfferedOption, Talk } from "../talk.ts";
import { hasToSay } from "./finding-words.ts";
import { wishesLeft } from "./in-case.ts";
import { sideWays } from "./opening.ts";
import { likelyCases } from "./which-case.ts";

/** So many are offered at once of what a matter may be. */
const mostBeside = 3;
/** So many messages long the likely ways stand below a reply by their names. */
const namedTurns = 3;

/** What a matter may be, or the ways a talk could be led, likeliest first; and to be listened to. */
export const waysFor = (talk: Talk): readonly OfferedOption[] => {
  if (talk.case && !talk.isChosen) return wishesLeft(talk);
  // whoever has told so much and taken none is not shown the same ones again and again
  if (!talk.isChosen && talk.turn > namedTurns)
    return hasToSay(talk) ? [ways.words, ways.ask, ways.listen] : [ways.ask, ways.listen];
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
