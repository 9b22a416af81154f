const turned: Readonly<Record<string, string>> = {
  i: "you",
  me: "you",
  my: "your",
  mine: "yours",
  myself: "yourself",
  our: "your",
  us: "you",
  "i'm": "you’re",
  "i've": "you’ve",
  "i'll": "you’ll",
  "i'd": "you’d",
  am: "are",
};
const speaksToIt = /\b(?:you|your|yours|zoki)\b|["“”]/i;

/** What somebody says of themself, as it is said to them: "ring my sister" is "ring your sister". Null where "you" is in it. */
export const toldToYou = (text: string): string | null =>
  speaksToIt.test(text)
    ? null
    : text
        .replace(/[\p{L}]+(?:['’][\p{L}]+)?/gu, (word) => {
          const found = turned[word.toLowerCase().replace("’", "'")];
          return found ?? word;
        })
        .replaceAll("'", "’");
