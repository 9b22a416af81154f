import { firstNames } from "@app/reading/word-lists";
import { isParticiple } from "../reflect/verbs.ts";
import type { MentionedPerson } from "../understanding/people.ts";
import type { Understanding } from "../understanding/understand.ts";
import { hastyOwner, hasUnknownName, known, namedIn } from "./people-named.ts";
import {
  isSeveral,
  mayBe,
  type Pronoun,
  peopleTold,
  perRole,
  saysOnly,
  spoken,
} from "./people-told.ts";

/** Far enough ahead of the next to be the one meant. */
const clearLead = 1.5;

/** Nothing is written to the dead, so where anybody else may be meant, they are not. */
const deathOf = perRole(
  (role) =>
    new RegExp(
      `\\b${role}(?:'s| \\w+)? (?:has |had |just |only |now |been )*(?:died|passed|dead|gone)\\b`,
    ),
);
const hasDied = (role: string, messages: readonly Understanding[]): boolean =>
  messages.some(({ lower }) => deathOf(role).test(lower));

/** "My old manager trusted me", where the talk is about a new one. */
const newOne = perRole((role) => new RegExp(`\\bnew ${role}\\b`));
const isOfBefore = (
  { label, role }: MentionedPerson,
  messages: readonly Understanding[],
): boolean =>
  /\b(?:old|former|previous|last)\b/i.test(label) &&
  messages.some(({ lower }) => newOne(role).test(lower));

const knownRoles = new RegExp(`^(?:${known})$`);
const relativeOf: Readonly<Record<Pronoun, RegExp>> = {
  she: /\b(?:an? (?:new )?(?:girlfriend|woman|girl|lady)|(?:his|their|\p{L}+'s) (?:wife|mum|mother|sister|daughter|girlfriend))\b/u,
  he: /\b(?:an? (?:new )?(?:boyfriend|man|bloke|fella|guy)|(?:her|their|\p{L}+'s) (?:husband|dad|father|brother|son|boyfriend))\b/u,
};

/** Who "she" or "he" is in a talk, where it can only be one. */
export const whoIs = (
  messages: readonly Understanding[],
  pronoun: Pronoun,
): MentionedPerson | null => {
  const possible = peopleTold(messages).filter(
    ({ person }) =>
      mayBe(person, pronoun) &&
      !isSeveral.test(person.role) &&
      !hasDied(person.role, messages) &&
      !isOfBefore(person, messages),
  );
  // "his wife" or a dog by its name may be meant as well, and is not known here
  const [nearest] = possible;
  const isByTrade = nearest !== undefined && knownRoles.test(nearest.person.role);
  if (
    relativeOf[pronoun].test(
      messages
        .slice(-3)
        .map(({ lower }) => lower)
        .join(" "),
    )
  )
    return null;
  if (isByTrade && messages.slice(0, nearest.first + 1).some(hasUnknownName)) return null;
  // a boss may be a woman, but a wife is one
  const sure = possible.filter(({ person }) => person.they === pronoun);
  const [first, second] = sure.length > 0 ? sure : possible;
  if (!first) return null;
  return !second || first.weight >= second.weight * clearLead ? first.person : null;
};

/** Somebody named in one sentence of a message is whom the next one goes on with. */
const namedJustBefore = (message: Understanding, pronoun: Pronoun): MentionedPerson | null => {
  const sentences = message.text.split(/(?<=[.!?])\s+/);
  const at = sentences.findLastIndex((sentence) => spoken[pronoun].test(sentence.toLowerCase()));
  const before = sentences.slice(0, at).join(" ").toLowerCase();
  const [only, other] = namedIn(message).filter(
    ({ role, they }) => they === pronoun && before.includes(role),
  );
  return only && !other && !saysOnly(only.role, message) ? only : null;
};

const firstPronoun = /\b(she|he|her|him|his)\b(?!’(?:d|ll))/i;

const formOf: Readonly<Record<string, Pronoun>> = {
  she: "she",
  her: "she",
  he: "he",
  him: "he",
  his: "he",
};

/** Words that follow a "her" which owns nothing: "tell her on Sunday" as against "her garden". */
const afterObject = new Set(
  `on in at to for that how what why if when before after about and but again tonight tomorrow today next
    this a an the some my your you first properly myself something everything with from so because straight
    back up out i off over there not any whether is was as by more alone down know feel round along home
    here away later now who where flowers coffee lunch dinner no yes monday tuesday wednesday thursday
    friday saturday sunday`.split(/\s+/),
);
const isObjectBefore = (after: string): boolean =>
  /^(?:$|[,.;])/.test(after) || afterObject.has(/^\w+/.exec(after.toLowerCase())?.[0] ?? "");

/** "She’s" before "got" has, and before "on" is. */
const hasOrIs = (next: string): string =>
  isParticiple(next) &&
  !/^(?:scared|worried|tired|lost|gone|hurt|broken|upset|married|divorced|known|called|left|set|used)$/.test(
    next,
  )
    ? "has"
    : "is";

/** "She’s never been" has, whatever stands between. */
const beingOrHaving =
  /^’s ((?:(?:never|always|just|even|already|still|only|also|not|ever|once) )*)(\S+)/;

const possessive = (label: string): string => (/s$/.test(label) ? `${label}’` : `${label}’s`);

/**
 * A clause turned round, with the first "she" or "her" replaced by whom it means; null when nobody is
 * surely meant. Whoever is named before the pronoun, in the clause or in the sentence before, stays "she".
 */
export const withWhom = (
  turned: string,
  messages: readonly Understanding[],
  sentenceBefore = "",
): string | null => {
  const said = sentenceBefore.toLowerCase();
  // "our Jamie" is Jamie to anybody else
  const text = turned
    .replace(/\byour (\p{Lu}\p{Ll}+)\b/u, (all, name: string) =>
      firstNames.has(name.toLowerCase()) ? name : all,
    )
    .replace(hastyOwner, "$1’s ");
  const match = firstPronoun.exec(text);
  if (!match) return text;
  const now = messages.at(-1);
  // "old Mrs Prentice came": somebody new may be meant
  if (now && namedIn(now).length === 0 && hasUnknownName(now)) return null;
  const pronoun = formOf[(match[1] ?? "").toLowerCase()] ?? "she";
  const before = text.slice(0, match.index);
  const possible = messages.flatMap(namedIn).filter((one) => mayBe(one, pronoun));
  if (possible.some(({ label }) => before.toLowerCase().includes(label.toLowerCase()))) return text;
  const person = (now ? namedJustBefore(now, pronoun) : null) ?? whoIs(messages, pronoun);
  const named = new Set(
    possible.flatMap(({ label }) => (said.includes(label.toLowerCase()) ? [label] : [])),
  );
  if (!person) return named.size === 1 ? text : null;
  if (named.has(person.label) && named.size === 1) return text;
  const after = text.slice(match.index + match[0].length).replace(/^ /, "");
  const word = (match[1] ?? "").toLowerCase();
  const isOwning =
    word === "his" ||
    (word === "her" &&
      !isObjectBefore(after) &&
      !/\b(?:have|having|let|letting|make|made|see|saw|hear|heard|watch|watched|help|helped) $/.test(
        before,
      ));
  const label = isOwning ? possessive(person.label) : person.label;
  const rest = text.slice(match.index + match[0].length);
  return `${before}${label}${rest.replace(beingOrHaving, (_, how: string, next: string) => ` ${hasOrIs(next)} ${how}${next}`)}`;
};
