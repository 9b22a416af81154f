import { functionWords } from "@app/reading/function-words";
import { withoutEnd } from "@app/reading/text";
import { findCase } from "../cases.ts";
import { cameKey } from "../paths.ts";
import type { Talk } from "../talk.ts";

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Said twice, somebody or something is what a talk is about. */
const often = 2;

const mostQuoted = 7;

const greets = /^(?:hi|hello|hey|good (?:morning|evening|afternoon)|dear|ok|so)\b/i;

/** The first words somebody came with; where there are too many for a name they end before a word that only leads on. */
const cameWith = ({ slots }: Talk): string | null => {
  const sentences = slots[cameKey]?.words.split(/(?<=[.!?…])\s/) ?? [];
  const first = sentences.find((one) => !greets.test(one)) ?? sentences[0] ?? "";
  const all = withoutEnd(first.replace(/["“”]/g, ""), " .!?…\n").split(/\s+/);
  const kept = all.slice(0, mostQuoted);
  if (kept.length < 2) return null;
  while (all.length > mostQuoted && kept.length > 2 && functionWords.has(lastOf(kept))) kept.pop();
  const isCut = kept.length < all.length;
  return `“${upperFirst(withoutEnd(kept.join(" "), " ,;:"))}${isCut ? "…" : ""}”`;
};
const lastOf = (words: readonly string[]): string => (words.at(-1) ?? "").toLowerCase();

/** What a talk was about: what the person said it was about, else the thing they named again and again. */
export const matterOf = ({ about, nouns }: Talk): string | null => {
  if (about?.isNamed) return about.turned;
  const [most] = nouns
    .filter(({ times }) => times >= often)
    .toSorted((one, other) => other.times - one.times);
  return most?.turned ?? null;
};

/** The name of a talk that nobody was led through: whom and what it was about, in the person's own nouns, else how they began. */
export const titleOf = (talk: Talk): string => {
  const held = findCase(talk.case?.id);
  if (held) return held.title;
  const matter = matterOf(talk);
  if (talk.about?.isNamed && matter) return upperFirst(matter);
  const [person] = talk.people
    .filter(({ mentions }) => mentions >= often)
    .toSorted((one, other) => other.mentions - one.mentions);
  if (person && matter) return upperFirst(`${person.label} and ${matter}`);
  return cameWith(talk) ?? upperFirst(person?.label ?? matter ?? talk.people[0]?.label ?? unnamed);
};
const unnamed = "A conversation";
