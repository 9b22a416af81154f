import { givenNames, wordNames } from "./given-names.ts";
import type { ScrubSpan } from "./scrub-span.ts";
import { surnames } from "./surnames.ts";

type Word = {
  text: string;
  start: number;
  end: number /** What stands between it and the word before. */;
  gap: string;
};

const wordsOf = (text: string): Word[] => {
  const words: Word[] = [];
  let last = 0;
  for (const { index, 0: word } of text.matchAll(
    /(?<![\p{L}\d$!@])(?=[\d$!@]*\p{L})[\p{L}\d$!@]+(?:['’][\p{L}]+)?/gu,
  )) {
    words.push({
      text: word,
      start: index,
      end: index + word.length,
      gap: text.slice(last, index),
    });
    last = index + word.length;
  }
  return words;
};

/** Digits and signs that stand for letters in a name, and a genitive's ending, are read away. */
const plain = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['’]s$/, "")
    .replace(/['’]/g, "")
    .replace(
      /[01345$!@]/g,
      (sign) =>
        ({ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", $: "s", "!": "i", "@": "a" })[sign] ??
        sign,
    );

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
/** What stands inside a name: a space, a hyphen, an underscore, and a dot after an initial alone. */
const joins = (gap: string, before = ""): boolean =>
  /^(?:[\s\u00a0]{1,3}|[-_.])$/.test(gap) || (before.length === 1 && gap === ". ");
const particles = new Set([
  "van",
  "von",
  "de",
  "da",
  "di",
  "del",
  "der",
  "den",
  "la",
  "le",
  "bin",
  "al",
  "el",
  "dos",
  "du",
  "mc",
  "o",
  "st",
]);

/** Capital words that follow a name without being part of it. */
const notSurnames = new Set(
  `i im ive ill id monday tuesday wednesday thursday friday saturday sunday january february march april may june july
august september october november december christmas easter birthday day night morning evening today tomorrow yesterday
mum mom mommy mummy dad daddy grandma grandpa nan nana granny auntie uncle and but so is was are you we he she they it the a an
my your his her our their said says told passed died left hospital street road avenue park school college university hall
church house bridge station hospice ward airport beach lake island county city town not no yes please thank thanks sorry
dear hi hello hey god lord bless rest love miss happy tv ok okay bbc nhs uk usa us eu ptsd adhd ocd bpd hrt ivf icu aa
always never just still again too also because when if as for from with without to in on at of or nor yet who what why how
where this that these those there here then than prays helps makes`
    .trim()
    .split(/\s+/),
);

/** Somebody is being named: whatever two capital words follow are the name, in no list or in any. */
const naming =
  /(?:\b(?:my|his|her|their|your|whose) (?:full |real |last |legal |whole )?name(?:'s| is| was|:)|\bnamed|\bname:|\bi am called|\b(?:mr|mrs|ms|dr|prof|professor|sir|pastor|coach|officer|nurse)\b\.?)\s*$/iu;
const titles = /(?:^|[^\p{L}])(?:Mr|Mrs|Ms|Dr|Prof|Professor)\.?\s$/u;
const famousTitles = new Set([
  "right",
  "wrong",
  "pepper",
  "who",
  "bean",
  "nobody",
  "perfect",
  "google",
  "blue",
  "darcy",
  "doubtfire",
  "president",
  "kind",
]);

const isSurname = ({ text }: Word): boolean =>
  isCapital(text) && plain(text).length > 1 && !notSurnames.has(plain(text));

/** How many words after `at` belong to the name that begins there; 0 where none does. */
const surnameLength = (words: readonly Word[], at: number, small: boolean): number => {
  let next = at + 1;
  // middle names and initials
  while (
    next - at < 3 &&
    words[next] &&
    joins(words[next]?.gap ?? "") &&
    joins(words[next + 1]?.gap ?? "", words[next]?.text) &&
    ((/^\p{L}$/u.test(words[next]?.text ?? "") && /^\p{Lu}/u.test(words[next]?.text ?? "")) ||
      (givenNames.has(plain(words[next]?.text ?? "")) &&
        words[next + 1] !== undefined &&
        surnames.has(plain(words[next + 1]?.text ?? ""))) ||
      particles.has((words[next]?.text ?? "").toLowerCase()))
  )
    next++;
  const word = words[next];
  if (!word || !joins(word.gap, words[next - 1]?.text)) return 0;
  const fits = small ? surnames.has(plain(word.text)) : isSurname(word);
  if (!fits) return 0;
  const second = words[next + 1];
  const isDouble =
    second &&
    /^[-\s]$/.test(second.gap) &&
    isCapital(second.text) &&
    surnames.has(plain(second.text));
  return next - at + (isDouble ? 1 : 0);
};

/** What says that a name follows stands within so many letters: asked of all that went before, a long text would cost its square. */
const mostBefore = 80;

/** Full names: a given name and what follows it, or whatever somebody says a name is. */
export const findNames = (text: string): ScrubSpan[] => {
  const words = wordsOf(text);
  const shouting = text === text.toUpperCase();
  const found: ScrubSpan[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word) continue;
    const before = text.slice(Math.max(0, word.start - mostBefore), word.start);
    const key = plain(word.text);
    let length = 0;
    if (
      titles.test(before) &&
      isCapital(word.text) &&
      !famousTitles.has(key) &&
      !notSurnames.has(key)
    ) {
      found.push({ kind: "name", start: word.start, end: word.end });
      continue;
    }
    if (naming.test(before) && words[at + 1] && joins(words[at + 1]?.gap ?? "")) {
      const next = words[at + 1];
      const bothCapital = isCapital(word.text) && next && isSurname(next) && !shouting;
      const known = givenNames.has(key) && next && surnames.has(plain(next.text));
      if (bothCapital || known) length = Math.max(1, surnameLength(words, at, !bothCapital));
    }
    if (length === 0 && givenNames.has(key)) {
      const small = shouting || !isCapital(word.text) || !isCapital(words[at + 1]?.text ?? "");
      if (!small || !wordNames.has(key)) length = surnameLength(words, at, small);
      // A word and a name in one: only with a surname that is known.
      if (length > 0 && wordNames.has(key) && !surnames.has(plain(words[at + length]?.text ?? "")))
        length = 0;
    }
    const last = words[at + length];
    if (length === 0 || !last) continue;
    found.push({ kind: "name", start: word.start, end: last.end });
    at += length;
  }
  return found;
};
