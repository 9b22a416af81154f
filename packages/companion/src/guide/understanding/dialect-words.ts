/** Words as they are said at home, with the ones under which the rest of the guide knows them. */
const dialectWords: Readonly<Record<string, string>> = {
  // Scots and Ulster
  "ah'm": "I'm",
  "ah've": "I've",
  "ah'd": "I'd",
  "ah'll": "I'll",
  jist: "just",
  jus: "just",
  willnae: "won't",
  winnae: "won't",
  cannae: "can't",
  dinnae: "don't",
  doesnae: "doesn't",
  didnae: "didn't",
  isnae: "isn't",
  wasnae: "wasn't",
  havenae: "haven't",
  hasnae: "hasn't",
  couldnae: "couldn't",
  wouldnae: "wouldn't",
  shouldnae: "shouldn't",
  wean: "child",
  weans: "kids",
  bairn: "child",
  bairns: "kids",
  lassie: "girl",
  greetin: "crying",
  masel: "myself",
  mysel: "myself",
  hoose: "house",
  // the north of England
  nowt: "nothing",
  owt: "anything",
  summat: "something",
  summet: "something",
  meself: "myself",
  // said as it sounds
  everythin: "everything",
  somethin: "something",
  anythin: "anything",
  mornin: "morning",
  evenin: "evening",
  doin: "doing",
  talkin: "talking",
  gettin: "getting",
  livin: "living",
  sayin: "saying",
  lookin: "looking",
  makin: "making",
  comin: "coming",
  bein: "being",
  havin: "having",
  takin: "taking",
  finna: "going to",
};

/** Words of other languages too; they are Scots only beside one that cannot be anything else. */
const scotsWords: Readonly<Record<string, string>> = {
  ma: "my",
  maw: "mum",
  wi: "with",
  tae: "to",
  aye: "yes",
  naw: "no",
  nae: "no",
  oot: "out",
  doon: "down",
  noo: "now",
  fae: "from",
};
const surelyScots =
  /\b(?:wee|jist|\p{L}{2,}nae|weans?|bairns?|lassie|greetin|hoose|masel|mysel|och|ah've|ah'm)\b/iu;

/** The standard word for one of the home, as far as the message around it allows. */
export const fromDialect = (word: string, message: string): string | undefined =>
  dialectWords[word] ?? (surelyScots.test(message) ? scotsWords[word] : undefined);
