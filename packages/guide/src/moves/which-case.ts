import { hold, likeliestCases } from "../know.ts";
import type { OfferedOption, Talk } from "../talk.ts";
import type { GuideTurn } from "../turn.ts";
import { findCase } from "../written.ts";

const isCase = "case-is/";

/** The cases a matter may be, where none is certain: each by what somebody in it would call it. */
export const likelyCases = (talk: Talk): OfferedOption[] => {
  const found = likeliestCases(talk);
  const most = found[0]?.[1] ?? 0;
  return found
    .filter(([, share]) => share >= leastLikely && share >= most * leastBeside)
    .flatMap(([id]) => findCase(id) ?? [])
    .filter(({ about }) => about.length <= longestAbout)
    .slice(0, mostLikely)
    .map(({ id, about }) => ({ id: `${isCase}${id}`, text: about }));
};
const leastLikely = 0.45;
const leastBeside = 0.35;
const mostLikely = 3;
const longestAbout = 80;

/** None of what was named is theirs. */
export const passOverCases = (talk: Talk): void => {
  const named = talk.offered.flatMap(({ id }) =>
    id.startsWith(isCase) ? [id.slice(isCase.length)] : [],
  );
  talk.leftCases.push(...named);
  talk.caseLeanings = Object.fromEntries(
    Object.entries(talk.caseLeanings).filter(([id]) => !named.includes(id)),
  );
};

/**
 * So sure the reader must be of a case by the first message, by a later one, or by all that was told, that somebody is
 * met as being in it. Of what is said later more is needed: it answers something.
 */
const surely = {
  ...{ first: 0.6, later: 0.85, together: 0.9, believed: 0.7 },
  /** A first message that is believed of it by itself needs only to be told of no other as much. */
  alone: { share: 0.35, belief: 0.78 },
} as const;

/** The case somebody says is theirs, or the one they surely tell of; "It’s something else" lets go of it. */
export const findOwn = ({ chosen, talk, reading }: GuideTurn): void => {
  if (chosen?.offered.id.startsWith(isCase)) hold(talk, chosen.offered.id.slice(isCase.length));
  // of six first messages that were surely of a case three were not: it is named, for a tap, and assumed only in a deep dive
  if (talk.case || chosen || !talk.isDeep) return;
  const [likeliest, share] = likeliestCases(talk)[0] ?? ["", 0];
  const told = reading.cases[likeliest]?.share ?? 0;
  const least = talk.turn === 0 ? surely.first : surely.later;
  const belief = reading.cases[likeliest]?.belief ?? 0;
  const isAlone = talk.turn === 0 && told >= surely.alone.share && belief >= surely.alone.belief;
  const isTogether = belief >= surely.believed && share >= surely.together;
  if (told >= least || isAlone || isTogether) hold(talk, likeliest);
};

/** "I think you have me mixed up": whoever says that it is something else is not held in it. */
export const isMisread = ({ talk, reading, chosen }: GuideTurn): boolean =>
  talk.case !== null &&
  !chosen &&
  ((reading.says["misread"] ?? 0) >= surelyMisread ||
    saysElse.test(reading.plain) ||
    (talk.case.asked.length === 1 && talk.move === "case" && denies.test(reading.plain)) ||
    toldOtherwise.test(reading.plain));
const surelyMisread = 0.7;
/** "No, I've still got my job", to a question that asks how it was. */
const denies =
  /^(?:no|nah|nope)[,. ]+(?:i|i['’]?(?:ve|m)|it|it['’]?s|my|we|he|she|they|nobody|that['’]?s)\b/i;
const toldOtherwise =
  /\b(?:like i (?:say|said)|i told (?:you|u)|as i said)\b[^.!?]{0,40}\b(?:still|not|never|no|\p{L}+n['’]?t)\b/iu;
const saysElse =
  /\bit(?:'?s|’s| is) something else\b|\b(?:it|this)(?:'?s|’s| is) not (?:really )?about (?:the|my|that)\b/i;
