import type { Talk } from "../talk.ts";
import type { GuideTurn } from "../turn.ts";

/** Several at once, somebody too small, or no person: what is said of one grown person is not said of them. */
const notOne: ReadonlySet<string> = new Set(
  `parents kids children friends family siblings colleagues coworkers in-laws flatmates sons daughters twins brothers
   sisters team neighbours clients students grandchildren dog cat puppy kitten horse rabbit baby toddler child kid`.split(
    /\s+/,
  ),
);
const ofDeath =
  /\b(?:died|dead|dying|passed away|funeral|buried|widow\w*|late (?:wife|husband))\b/i;
const callsHer = /\b(?:she|her|hers|she's|she'd|she'll)\b/i;
const callsHim = /\b(?:he|him|his|he's|he'd|he'll)\b/i;

/** Whether somebody’s death was spoken of: what is right of the living can be cruel then. */
export const isMourned = ({ talk, reading }: GuideTurn): boolean => {
  if (ofDeath.test(reading.plain) && !talk.turned.includes("death")) talk.turned.push("death");
  return talk.turned.includes("death");
};

/** The one person a message is about: the only one it names, or the only one of the talk whom "she" or "he" can mean. */
export const whoIn = (turn: GuideTurn): string | null => {
  const { reading, talk } = turn;
  if (isMourned(turn)) return null;
  const named = reading.people.filter(({ key }) => !notOne.has(key));
  if (reading.people.length > 0)
    return reading.people.length === 1 ? (labelOf(turn, named[0]?.key) ?? null) : null;
  const plain = reading.plain.replaceAll("’", "'");
  const [her, him] = [callsHer.test(plain), callsHim.test(plain)];
  if (her === him) return null;
  const meant = talk.people.filter(
    ({ key, pronoun }) => !notOne.has(key) && pronoun === (her ? "she" : "he"),
  );
  return meant.length === 1 ? (meant[0]?.label ?? null) : null;
};

/** A name that was said before stays. */
const labelOf = ({ talk, reading }: GuideTurn, key: string | undefined): string | undefined =>
  talk.people.find((person) => person.key === key)?.label ??
  reading.people.find((person) => person.key === key)?.label;

export const withWho = (text: string, who: string | null): string | null => {
  if (!/\{who\}/i.test(text)) return text;
  if (who === null) return null;
  return text
    .replaceAll("{who}", who)
    .replaceAll("{Who}", who.charAt(0).toUpperCase() + who.slice(1));
};

/** The one living grown person somebody spoke of most; null where there is none, or several. */
export const whoMost = ({ people, turned }: Talk): string | null => {
  if (turned.includes("death")) return null;
  const [first, second] = people
    .filter(({ key }) => !notOne.has(key))
    .toSorted((one, other) => other.mentions - one.mentions);
  return first && first.mentions > (second?.mentions ?? 1) ? first.label : null;
};

/** What the one person is called whom a message speaks of; where it names nobody, it is whoever was spoken of before. */
export const calledIn = ({ reading, talk }: GuideTurn): Talk["called"] => {
  const plain = reading.plain.replaceAll("’", "'");
  const [her, him] = [callsHer.test(plain), callsHim.test(plain)];
  if (her !== him) return her ? "she" : "he";
  const [first, ...others] = reading.people.filter(({ key }) => !notOne.has(key));
  if (!first && reading.people.length > 0) return "they";
  if (!first) {
    const isAnother = ({ key, pronoun }: Talk["people"][number]): boolean =>
      !notOne.has(key) && pronoun !== talk.called;
    return her || talk.people.some(isAnother) ? "they" : talk.called;
  }
  return others.some(({ pronoun }) => pronoun !== first.pronoun) ? "they" : first.pronoun;
};

/** "The other person" is whoever was spoken of most, where there is one. */
export const byName = (text: string, talk: Talk): string => {
  const who = whoMost(talk);
  if (who === null) return text;
  return text
    .replace(/\b(?:the other|this) person\b/g, who)
    .replace(/\bThe other person\b/g, who.charAt(0).toUpperCase() + who.slice(1));
};
