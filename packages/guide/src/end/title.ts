import { withoutEnd } from "@app/reading/text";
import { functionWords } from "@app/reading/word-lists";
import { cameKey, rankPaths } from "../paths.ts";
import type { Talk } from "../talk.ts";
import { isHedge } from "../write/beside-the-matter.ts";
import { findCase } from "../written.ts";

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Said twice, somebody is whom a talk is about. */
const often = 2;
const alwaysNamed = 2;
const isName = /^\p{Lu}[\p{L}-]+(?: \p{L}+)?$/u;

const mostQuoted = 7;
const leastTitled = 3;

/** "Slugs." is a title, "Ok" is none. */
const leastNamed = 4;
/** What only leads in is no part of a name. */
const leadsIn = /^(?:(?:ok|okay|so|well|right|right so|um|basically),? )+/i;

/** "I'm Colm, I drive a bus": who somebody is, and not what they came with. */
const introduces =
  /^(?:i['’]?m|i am|my name is|my name['’]s) (?:an? |the |at |from |in |called |\p{Lu}|\d)/u;
const greets = /^(?:hi|hello|hey|good (?:morning|evening|afternoon)|dear)\b/i;

/** "I'm a photographer, and on Saturday I missed the kiss", "I'll begin with the thing itself: …": what comes behind is the matter. */
const withoutLead = (text: string): string => {
  const isLead = introduces.test(`${text.charAt(0).toLowerCase()}${text.slice(1)}`);
  const rest = isLead
    ? text.split(/,? and (?=\S+ \S+ \S+)/)[1]
    : isHedge(text)
      ? text.split(/:\s+/)[1]
      : undefined;
  return rest ?? text;
};

/** The first words somebody came with; where there are too many for a name they end before a word that only leads on. */
const cameWith = ({ slots }: Talk): string | null => {
  const sentences = slots[cameKey]?.words.split(/(?<=[.!?…])\s/) ?? [];
  const first =
    sentences
      .map(withoutLead)
      .find(
        (one) =>
          !greets.test(one) &&
          !isHedge(one) &&
          !introduces.test(`${one.charAt(0).toLowerCase()}${one.slice(1)}`) &&
          one.split(/\s+/).length >= leastTitled,
      ) ??
    sentences.find((one) => !greets.test(one) && one.split(/\s+/).length >= leastTitled) ??
    sentences.find((one) => !greets.test(one)) ??
    sentences[0] ??
    "";
  const whole = withoutEnd(
    first
      .replace(leadsIn, "")
      .replace(/\([^)]{0,200}\)?/g, "")
      .replace(/["“”]/g, ""),
    " .!?…\n",
  );
  const all = wholePart(whole).split(/\s+/);
  const kept = all.length <= mostWhole ? all : all.slice(0, mostQuoted);
  if (kept.join("").length < leastNamed || (kept.length === 1 && functionWords.has(lastOf(kept))))
    return null;
  while (kept.length < all.length && kept.length > 2 && functionWords.has(lastOf(kept))) kept.pop();
  const isCut = kept.length < all.length;
  return `“${upperFirst(withoutEnd(kept.join(" "), " ,;:"))}${isCut ? "…" : ""}”`;
};
/** A first part that can stand alone, where what begins a talk is too long for a name. */
const wholePart = (text: string): string => {
  const [part = text] = text.split(/[,;:–]|\s(?:and|but|because|so|who|which|when)\s/);
  const count = part.trim().split(/\s+/).length;
  return text.split(/\s+/).length > mostQuoted && count >= leastTitled && count <= mostWhole
    ? part.trim()
    : text;
};
const mostWhole = 9;
const lastOf = (words: readonly string[]): string => (words.at(-1) ?? "").toLowerCase();

/** What a talk was about, where the person said so: what is only named often may be anything. */
export const matterOf = ({ about }: Talk): string | null => (about?.isNamed ? about.turned : null);

/** Paths that say nothing of a matter. */
const unnamedPaths: ReadonlySet<string> = new Set(["open", "unsure", "talking", "happened"]);
const leastNear = 0.5;

/** The name of a talk that nobody was led through: what they said it was about, the kind of matter it surely is and with whom, else how they began. */
export const titleOf = (talk: Talk): string => {
  const held = findCase(talk.case?.id);
  if (held) return held.title;
  const matter = matterOf(talk);
  if (matter) return upperFirst(matter);
  const [person] = talk.people
    .filter(({ mentions }) => mentions >= often)
    .toSorted((one, other) => other.mentions - one.mentions);
  const [nearest] = rankPaths({ talk });
  if (nearest && nearest.share >= leastNear && !unnamedPaths.has(nearest.path.id))
    return [nearest.path.name, person?.label].filter(Boolean).join(": ");
  // a name that is said again and again is what they will know the talk by
  const named = talk.people
    .filter(({ label, mentions }) => mentions >= alwaysNamed && isName.test(label))
    .toSorted((one, other) => other.mentions - one.mentions)[0];
  if (named) return `About ${named.label}`;
  return cameWith(talk) ?? upperFirst(person?.label ?? talk.people[0]?.label ?? unnamed);
};
const unnamed = "A conversation";
