import { withoutEnd } from "@app/reading/text";
import { findCase } from "../cases.ts";
import type { Talk } from "../talk.ts";

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const mostQuoted = 6;

/** Said twice, somebody or something is what a talk is about. */
const often = 2;

/** The first few words somebody came with, where they are short enough for a name. */
const cameWith = ({ slots }: Talk): string | null => {
  const [first = ""] = slots["came"]?.words.split(/(?<=[.!?…])\s/) ?? [];
  const plain = withoutEnd(first, " .!?…\n");
  const words = plain.split(/\s+/).length;
  return words >= 2 && words <= mostQuoted && !/["“”]/.test(plain)
    ? `“${upperFirst(plain)}”`
    : null;
};

/** The name of a talk that nobody was led through: whom and what it was about, in the person's own nouns. */
export const titleOf = (talk: Talk, about: string | null): string => {
  const held = findCase(talk.case?.id);
  if (held) return held.title;
  const person = talk.people
    .filter(({ mentions }) => mentions >= often)
    .toSorted((a, b) => b.mentions - a.mentions)[0]?.label;
  const thing = talk.nouns
    .filter(({ times, turned }) => times >= often && turned !== person)
    .toSorted((a, b) => b.times - a.times)[0]?.turned;
  const named = [person, thing ?? about].filter(Boolean);
  if (named.length > 0) return upperFirst(named.join(" and "));
  const first = talk.people[0]?.label;
  return cameWith(talk) ?? (first ? upperFirst(first) : "A conversation");
};
