/** Spellings, slang and disguises of the same words, so that the rules can stay readable. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[’‘`´]/g, "'"],
  [/[“”]/g, '"'],
  [/(?<=\w)'(?=\w)/g, ""],
  [/\bs[*@!u-]{1,2}[i1!*]?cid(?=e|al)/g, "suicid"],
  [/(?<=[a-z])[*@$!](?=[a-z])/g, "i"],
  [/(?<=[a-z])1(?=[a-z])/g, "i"],
  [/(?<=[a-z])0(?=[a-z])/g, "o"],
  [/(?<=[a-z])3(?=[a-z])/g, "e"],
  [/([a-z])\1{2,}/g, "$1$1"],
  [/\b(?:wanna|want 2|wana)\b/g, "want to"],
  [/\b(?:gonna|gunna|gona|finna)\b/g, "going to"],
  [/\b(?:gotta)\b/g, "have to"],
  [
    /\b(?:kms|unalive myself|un ?alive me|off myself|end myself|top myself|neck myself|do away with myself)\b/g,
    "kill myself",
  ],
  [/\bkilling my ?self\b/g, "killing myself"],
  [/\b(?:my self)\b/g, "myself"],
  [/\b(?:unalive|un alive)\b/g, "suicide"],
  [
    /\b(?:sewer ?slide|suiside|suicde|sucide|sui cide|suicidle|sooicide|self deletion)\b/g,
    "suicide",
  ],
  [/\b(?:killl?|kil) (?=myself|him|her|them)/g, "kill "],
  [/\bselfharm/g, "self harm"],
  [/\bself-harm/g, "self harm"],
  [/\b(?:i am|i m)\b/g, "im"],
  [/\b(?:i have|i ve)\b/g, "ive"],
  [/\b(?:i will|i ll)\b/g, "ill"],
  [/\b(?:do not)\b/g, "dont"],
  [/\b(?:can not|cannot)\b/g, "cant"],
  [/\b(?:will not)\b/g, "wont"],
  [/\b(?:did not)\b/g, "didnt"],
  [/\b(?:is not)\b/g, "isnt"],
  [/\b(?:have not)\b/g, "havent"],
  [/\b(?:has not)\b/g, "hasnt"],
  [/[ \t]+/g, " "],
];

/** The same text in lower case, with one spelling for what people spell in many ways. */
export const normalise = (text: string): string =>
  spellings.reduce(
    (written, [pattern, replacement]) => written.replace(pattern, replacement),
    text.toLowerCase(),
  );

const boundary = /(?<=[.!?…;])\s+|\n+/;

/** Guards look at one sentence, so that a "not" somewhere else excuses nothing. */
export const riskSentencesOf = (text: string): string[] =>
  text.split(boundary).filter((sentence) => sentence.trim() !== "");
