const stopWords = new Set(
  "a about after again all also always am an and any anything are as at away back be because been before being but by can cannot could day days did do does doing done don't down each even ever every everything few feel feeling feels felt find for from get gets getting give go goes going good got had has have having he help helped helping helps her here hers him his how i i'd i'll i'm i've if in into is isn't it it's its just keep know last let like little long lot made make makes many may maybe me mean might mine more most much must my need never new next no not nothing now of off often ok okay on one only or other our out over own people please put quite really right said same say see seem she should since so some someone something sometimes still stuff sure take talk tell than thank thanks that that's the their them then there these they thing things think this those through time to today told too two until up us use used very want was way we week well went were what when where which while who why will with without won't would yes yesterday yet you you'd you're you've your yours".split(
    " ",
  ),
);

const withoutDouble = (word: string): string =>
  /([bdfgkmnprt])\1$/.test(word) ? word.slice(0, -1) : word;

/** "Walks", "walked" and "walking" share a stem; a word shorter than four letters is one. */
export const stemOf = (word: string): string => {
  let stem = word
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/'s$|'$/, "");
  if (stem.length < 4) return stem;
  if (stem.endsWith("ies") && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^su]s$/.test(stem) && !stem.endsWith("is")) stem = stem.slice(0, -1);
  if (stem.endsWith("ing") && stem.length > 5) stem = withoutDouble(stem.slice(0, -3));
  else if (stem.endsWith("ed") && stem.length > 4) stem = withoutDouble(stem.slice(0, -2));
  else if (stem.endsWith("ly") && stem.length > 5) stem = stem.slice(0, -2);
  return stem.endsWith("e") && stem.length > 3 ? stem.slice(0, -1) : stem;
};

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

export const wordsOf = (text: string): string[] => text.match(wordPattern) ?? [];

export const isStopWord = (word: string): boolean =>
  stopWords.has(word.toLowerCase().replace(/’/g, "'"));

/** The stems of the words that carry meaning. */
export const contentStems = (text: string): string[] =>
  wordsOf(text).flatMap((word) => (isStopWord(word) ? [] : [stemOf(word)]));
