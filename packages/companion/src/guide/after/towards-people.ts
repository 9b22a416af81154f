import { toldActions } from "../say/told-actions.ts";
import type { SessionReading } from "../session/reading.ts";
import { whoIs } from "../session/who-is-meant.ts";
import { roleNames } from "../understanding/people.ts";
import type { Understanding } from "../understanding/understand.ts";
import { type ActionRule, isReachable, labelIn, towards } from "./action-rule.ts";

const somebody = `(?:my|our|the) (?:\\w+ )??(?:${roleNames}|\\w+)|him|her|mum|dad`;

const toWhom = (
  match: RegExpExecArray | null,
  message: Understanding,
  reading: SessionReading,
): string | null => {
  const label = match?.groups?.["who"] ? labelIn(match.groups["who"], message, reading) : null;
  return label && isReachable(label, reading) ? label : null;
};

const wantsKnown = new RegExp(
  `\\bi (?:just |only |really )*want (?<who>${somebody}) to (?<verb>know|understand|see|hear|notice)\\b`,
  "iu",
);
export const beKnown: ActionRule = (message, clause, reading) => {
  const match = wantsKnown.exec(clause);
  const who = toWhom(match, message, reading);
  return who ? towards(who, toldActions.beKnown, { who, verb: match?.groups?.["verb"] }) : null;
};

export const askWhy: ActionRule = (message, clause, reading) => {
  if (
    !/\bi (?:just |only |really )*(?:want|need|wanted) to know (?:why|what|how|if|whether)\b/.test(
      clause,
    )
  )
    return null;
  const upTo = reading.messages.slice(0, reading.messages.indexOf(message) + 1);
  const said = upTo
    .slice(-2)
    .map(({ lower }) => lower)
    .join(" ");
  const label = (
    /\b(?:she|her)\b/.test(said)
      ? whoIs(upTo, "she")
      : /\b(?:he|him)\b/.test(said)
        ? whoIs(upTo, "he")
        : null
  )?.label;
  return label && isReachable(label, reading)
    ? towards(label, toldActions.askWhy, { who: label })
    : null;
};

/** Somebody is not to know, and nothing is asked about it. */
export const keptBack =
  /\b(?:not going to|don't want (?:him|her|them|anyone|anybody|people) to know|isn't for (?:him|her)|none of (?:his|her|their) business|never will|and i won't|i won't (?:tell|say))\b/;
const notTold = new RegExp(
  `\\b(?:haven't|never|not|can't) (?:\\w+ )?(?:told|tell|said (?:anything|a word) to|say (?:anything )?to) (?<who>${somebody})`,
  "iu",
);
const doesNotKnow = new RegExp(
  `^(?:and |but )?(?<who>${somebody}) (?:doesn't|don't) (?:even |actually |really )?know\\b(?! (?:me|who|how|where|what (?:it|he|she|day)))`,
  "iu",
);
export const unsaid: ActionRule = (message, clause, reading) => {
  if (keptBack.test(message.lower)) return null;
  const match = notTold.exec(clause) ?? doesNotKnow.exec(clause);
  const who = toWhom(match, message, reading);
  if (who) return towards(who, toldActions.unsaid, { who });
  return /\b(?:nobody|no ?one)(?: at \w+| in my family| else)? knows\b|\b(?:haven't|never) told (?:anyone|anybody|a soul)\b/.test(
    clause,
  )
    ? toldActions.nobodyKnows
    : null;
};

const offers = new RegExp(
  `\\b(?<who>(?:my|our) (?:\\w+ )?(?:${roleNames})|\\p{Lu}\\p{Ll}+|mum|dad)(?: \\p{Lu}\\p{Ll}+)? (?:has |have |did |does |keeps? |also )*(?:offer(?:ed|s|ing)? (?:me )?(?:to (?:come|help|show|drive|take|have|look|babysit|sit|pick|lend|go|teach|do|cook|stay)|a (?:lift|hand|room|bed|sofa)|help)|say(?:s|ing)? (?:i (?:can|could|should) |to )?(?:come|call|ring|visit|stay(?! (?:out|away|off|calm|strong|positive)))|said (?:i (?:can|could|should) |to )?(?:come|call|ring|visit|stay(?! (?:out|away|off|calm|strong|positive))))\\b`,
  "iu",
);
export const offer: ActionRule = (message, clause, reading) => {
  if (
    /\b(?:don't want|can't stand|not going|wouldn't|never|said no|turned (?:him|her|them|it) down)\b/.test(
      message.lower,
    )
  )
    return null;
  const match = offers.exec(message.text);
  if (!match || !clause.includes((match.groups?.["who"] ?? "").toLowerCase())) return null;
  const named = /\b(\p{Lu}\p{Ll}{2,}) (?:keeps|has|did|said|says|offered)/u.exec(match[0])?.[1];
  const who =
    toWhom(match, message, reading) ??
    (named && !/^(?:He|She|They|Mum|Dad|Everyone|People)$/.test(named) ? named : null);
  return who ? towards(who, toldActions.offer, { who }) : null;
};

const notAsked = new RegExp(
  `\\b(?:never|haven't|have not|not|didn't) (?:(?:really|even|once|actually|ever|did) )*ask(?:ed)? (?<who>${somebody})\\b`,
  "iu",
);
/** "I never did ask him how that works": the question is still there. */
export const neverAsked: ActionRule = (message, clause, reading) => {
  if (keptBack.test(message.lower)) return null;
  const who = toWhom(notAsked.exec(clause), message, reading);
  return who ? towards(who, toldActions.neverAsked, { who }) : null;
};
