/** Words as they are said at home, with the ones under which the rest of the guide knows them. */
const dialectWords = new Map(
  Object.entries({
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
    doon: "down",
    oot: "out",
    aboot: "about",
    // the north of England
    nowt: "nothing",
    owt: "anything",
    summat: "something",
    summet: "something",
    meself: "myself",
    missen: "myself",
    mesen: "myself",
    hissen: "himself",
    hersen: "herself",
    "wi'": "with",
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
  }),
);

/** Words of other languages too; they are Scots only beside one that cannot be anything else. */
const scotsWords = new Map(
  Object.entries({
    ma: "my",
    maw: "mum",
    tae: "to",
    aye: "yes",
    naw: "no",
    nae: "no",
    noo: "now",
    fae: "from",
  }),
);
const surelyScots =
  /\b(?:wee|jist|\p{L}{2,}nae|weans?|bairns?|lassie|greetin|hoose|masel|mysel|och|telt|eejit|oot|aboot|yin|ah've|ah'm)\b/iu;

/** Whether a message is Scots is asked for each of its words, so the answer is kept for the last one. */
let lastRead = { message: "", isScots: false };
const isScots = (message: string): boolean => {
  if (lastRead.message !== message) lastRead = { message, isScots: surelyScots.test(message) };
  return lastRead.isScots;
};

/** The standard word for one of the home, as far as the message around it allows. */
export const fromDialect = (word: string, message: string): string | undefined =>
  dialectWords.get(word) ??
  (scotsWords.has(word) && isScots(message) ? scotsWords.get(word) : undefined);
