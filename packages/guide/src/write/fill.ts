import type { Talk } from "../talk.ts";

const placeholder = /\{(person|about|words:[a-z-]+)\}/g;

/** The person it is about: the one named most, where that is one. */
export const personOf = ({ people }: Talk): string | null => {
  const [first, second] = [...people].sort((a, b) => b.mentions - a.mentions);
  if (!first || (second && second.mentions === first.mentions)) return null;
  return first.label;
};

const knownAs = (name: string, talk: Talk): string | null => {
  if (name === "person") return personOf(talk);
  if (name === "about") return talk.about?.turned ?? null;
  const quote = talk.slots[`${talk.path}/${name.slice("words:".length)}`]?.quote;
  return quote ? `“${quote}”` : null;
};

export const hasPlaceholder = (text: string): boolean => text.search(placeholder) >= 0;

const asAnybody = /\{([^{}|]*)\|([^{}|]*)(?:\|([^{}|]*))?\}/g;

/** A line as it was written, of somebody whose sex is open. */
export const ofAnybody = (text: string): string => text.replace(asAnybody, "$1");

/** "{they want|he wants|she wants}" as it is said of whom a talk is about. */
export const asCalled = (text: string, { called }: Pick<Talk, "called">): string => {
  if (!text.includes("|")) return text;
  return text.replace(asAnybody, (_, they: string, he: string, she: string | undefined) =>
    called === "they" ? they : called === "he" ? he : (she ?? he),
  );
};

/** A line with what is known put in; null where something is not known. */
export const fillLine = (text: string, talk: Talk): string | null => {
  let isWhole = true;
  const filled = asCalled(text, talk).replace(placeholder, (_, name: string) => {
    const value = knownAs(name, talk);
    if (value === null) isWhole = false;
    return value ?? "";
  });
  return isWhole ? filled.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : null;
};
