const toldMe =
  /^(?:he|she|they|mum|mom|dad|everyone|everybody|people|(?:my|the|our) (?:\w+ )?\w+) (?:just |always |then |all |keeps? )?(?:said|says?|saying|told me|tells me|reckons?) (?:oh |well )?(?=you(?:'ll|'re|'ve)? )/i;
const mine: Readonly<Record<string, string>> = {
  "you'll": "I'll",
  "you're": "I'm",
  "you've": "I've",
  your: "my",
  yourself: "myself",
};

/** "He said you should rest": the one who was told is the person. */
export const asToldToMe = (text: string): string => {
  const lead = toldMe.exec(text)?.[0];
  if (lead === undefined) return text;
  const said = text
    .slice(lead.length)
    .replace(
      /\b(?:you'll|you're|you've|yourself|your)\b/gi,
      (word) => mine[word.toLowerCase()] ?? word,
    )
    .replace(
      /\byou (?=(?:should|shouldn't|need|have|could|can|can't|must|ought|look|looked|do|don't|did|didn't|always|never|might|will|won't|worry|work|get|just|turned|seem|sound|made|got|go)\b)/gi,
      "I ",
    );
  return /\byou\b/i.test(said) ? text : lead.replace(/(?:oh |well )$/i, "") + said;
};
