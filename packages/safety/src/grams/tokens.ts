/** Short forms written out, so that one meaning has one spelling. Keys hold no apostrophes. */
const writtenOut: Readonly<Record<string, string>> = {
  im: "i am",
  ive: "i have",
  id: "i would",
  dont: "do not",
  doesnt: "does not",
  didnt: "did not",
  cant: "can not",
  cannot: "can not",
  wont: "will not",
  wouldnt: "would not",
  couldnt: "could not",
  shouldnt: "should not",
  isnt: "is not",
  arent: "are not",
  wasnt: "was not",
  werent: "were not",
  havent: "have not",
  hasnt: "has not",
  hadnt: "had not",
  aint: "is not",
  hes: "he is",
  shes: "she is",
  theyre: "they are",
  theyve: "they have",
  theyll: "they will",
  youre: "you are",
  youve: "you have",
  youll: "you will",
  itll: "it will",
  itd: "it would",
  hed: "he would",
  theyd: "they would",
  thats: "that is",
  theres: "there is",
  whats: "what is",
  wheres: "where is",
  lets: "let us",
  wanna: "want to",
  wana: "want to",
  gonna: "going to",
  gunna: "going to",
  gona: "going to",
  finna: "going to",
  gotta: "have to",
  kinda: "kind of",
  sorta: "sort of",
  cos: "because",
  cuz: "because",
  bc: "because",
  coz: "because",
  u: "you",
  ur: "your",
  r: "are",
  pls: "please",
  plz: "please",
  rn: "right now",
  tmrw: "tomorrow",
  tmr: "tomorrow",
  tonite: "tonight",
  w: "with",
  abt: "about",
  ppl: "people",
  nymore: "anymore",
  bf: "boyfriend",
  gf: "girlfriend",
  hubby: "husband",
  mom: "mum",
  mommy: "mum",
  mummy: "mum",
  mam: "mum",
  meds: "medication",
  kms: "kill myself",
  kys: "kill yourself",
  unalive: "kill",
  unaliving: "killing",
  unalived: "killed",
  sewerslide: "suicide",
  sucide: "suicide",
  suiside: "suicide",
  selfharm: "self harm",
  tbh: "",
  ngl: "",
  fr: "",
  lmao: "lol",
  lmfao: "lol",
  rofl: "lol",
  hahaha: "haha",
};

const replacements: readonly (readonly [RegExp, string])[] = [
  [/[’‘`´]/g, "'"],
  [/[😂🤣😆😹]/gu, " haha "],
  [/[💀☠]/gu, " skull "],
  [/🔫/gu, " gun "],
  [/[😭😢]/gu, " crying "],
  [/\bi\s?'ll\b/g, "i will"],
  [/\b(he|she|we)\s?'ll\b/g, "$1 will"],
  [/\b(we|she)\s?'d\b/g, "$1 would"],
  [/\bwe\s?'re\b/g, "we are"],
  [/\b(\w+)'s\b/g, "$1 's"],
  [/(?<=\w)'(?=\w)/g, ""],
  [/\bs[*@!]icid/g, "suicid"],
  [/(?<=[a-z])[*@$](?=[a-z])/g, "i"],
  [/(?<=[a-z])1(?=[a-z])/g, "i"],
  [/(?<=[a-z])0(?=[a-z])/g, "o"],
  [/(?<=[a-z])3(?=[a-z])/g, "e"],
  [/([a-z])\1{2,}/g, "$1$1"],
  [/\bany more\b/g, "anymore"],
  [/\bmy self\b/g, "myself"],
  [/\b(?:ha){2,}h?\b/g, "haha"],
];

const pieces = /'s|[\p{L}]+|\d+|[?!]/gu;

/** Enough for any message people write by hand; what stands beyond is read from its end. */
const maxTokens = 192;

/** The words of a message as the classifier sees them. */
export const tokensOf = (text: string): string[] => {
  const plain = replacements.reduce(
    (written, [pattern, replacement]) => written.replace(pattern, replacement),
    text.toLowerCase(),
  );
  const tokens: string[] = [];
  for (const piece of plain.match(pieces) ?? []) {
    const long = Object.hasOwn(writtenOut, piece) ? writtenOut[piece] : undefined;
    if (long === undefined) tokens.push(/^\d/.test(piece) ? numberToken(piece) : piece);
    else if (long !== "") tokens.push(...long.split(" "));
  }
  return tokens.length <= maxTokens
    ? tokens
    : [...tokens.slice(0, maxTokens / 2), ...tokens.slice(-maxTokens / 2)];
};

const numberToken = (digits: string): string => (digits.length === 4 ? "2010" : "5");
