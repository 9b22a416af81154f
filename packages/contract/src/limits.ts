/** The business numbers, grouped by thing. Those marked "spec" are fixed by the customer. */
export const limits = {
  session: {
    /** spec: one page of a session list or of a session's messages. */
    pageDefault: 50,
    /** A larger page would make one answer hold a connection for too long. */
    pageMax: 100,
    /** spec: the server's readable text lives this long at the most. */
    retentionDays: 30,
    titleMaxChars: 120,
  },
  message: {
    /** About 1,300 words: longer than anybody types, short enough for every model. */
    maxChars: 8_000,
    clientIdMaxChars: 64,
    metadataMaxKeys: 16,
    metadataValueMaxChars: 200,
    /** A sealed state with every answer of a long talk in it. */
    stateMaxChars: 40_000,
    /** What a stateless turn may send along. */
    historyMaxItems: 200,
    historyMaxChars: 200_000,
    /**
     * What one person may have read in a minute, in milliseconds of a processor's time. A long message takes about
     * fifty: somebody who types never comes near.
     */
    readingMsPerMinute: 6_000,
    /** Words of danger are stored and shown to a model this often in a minute, and this often beyond a day's messages. */
    dangerPerMinute: 20,
    dangerPerDay: 200,
  },
  reply: {
    /** A model that does not stop is stopped here. */
    maxChars: 12_000,
  },
  summary: {
    /** spec: text sessions considered for summaries. */
    considerMonths: 6,
    maxChars: 4_000,
  },
  action: {
    maxChars: 280,
    /** spec: a session leaves three to five. */
    perSessionMin: 3,
    perSessionMax: 5,
    /** One request saves one session's list, or a few of one's own. */
    perRequestMax: 10,
  },
  checkIn: {
    /** One word, or two that belong together. */
    wordMaxChars: 30,
    noteMaxChars: 500,
    /** Opening this many takes the server about ten milliseconds, in which nothing else waits for long. */
    pageMax: 200,
  },
  memory: {
    maxChars: 280,
    /** More would be a file on somebody, not a memory. */
    maxItems: 200,
    perSessionMax: 3,
    /** As many as fit beside an instruction without crowding the conversation out. */
    perReplyMax: 6,
  },
  vault: {
    /** spec: recent encrypted sessions come from the last month, three of the latest ten. */
    recentMonths: 1,
    recentShown: 3,
    recentConsidered: 10,
    /** spec. */
    savedVoiceSessions: 10,
    /** A conversation of 5 MB, sealed and in base64. */
    envelopeMaxChars: 7_000_000,
    /** Such an envelope, and the few fields beside it. */
    bodyMaxBytes: 7_100_000,
    /** Twelve words, wrapped, with the parameters they were wrapped by. */
    wrapMaxChars: 4_000,
    hintMaxChars: 200,
    /** Salt and iv as text. */
    paramMaxChars: 64,
    idMaxChars: 64,
    kindMaxChars: 40,
    titleMaxChars: 200,
    datesMaxChars: 2_000,
    /** Without their ciphertext a thousand are one small answer. */
    listMax: 1_000,
    /** One answer with ciphertext holds no more than this, or a single record. */
    listDataMaxChars: 2_000_000,
    /** What one person may keep: decades of talking, and no free storage for strangers. */
    maxItems: 20_000,
    maxChars: 1_000_000_000,
  },
  analysis: {
    /** spec: fewer saved sessions say too little about anybody. */
    minSavedSessions: 5,
    /** The newest are read; more would tell of somebody who has long been another. */
    maxSessions: 400,
    textsPerSession: 400,
    /** What a browser may send opened for one task, in characters and as a body. */
    openedMaxChars: 3_000_000,
    bodyMaxBytes: 8_000_000,
    suggestions: 3,
    wordsMaxChars: 500,
    /** A report is asked for by one person now and then, never by a program in a loop. */
    startsPerMinute: 6,
  },
  appointments: {
    /** spec: older ones are deleted. */
    keepDays: 30,
    aboutMaxChars: 120,
    /** More would be a diary for a whole office. */
    activeMax: 50,
  },
  imports: {
    /** An export is brought back in pieces; a page of a list is one. */
    perRequestMax: 50,
    /** Reports are long: two or three fit. */
    bodyMaxBytes: 4_000_000,
    /** Of each kind; years of daily use stay far below it. */
    perKindMax: 5_000,
  },
  push: {
    endpointMaxChars: 1_000,
    /** Telephones, tablets and computers of one person. */
    devicesMax: 10,
  },
  membership: {
    /** The law of the European Union gives fourteen days to think again. */
    withdrawalDays: 14,
    /** A failed payment takes nothing away before this. */
    graceDays: 7,
    /** Pages of the payment service one person may open in a minute. */
    requestsPerMinute: 20,
  },
  voice: {
    /** spec. */
    paidCredits: 300,
    /** spec. */
    proCredits: 999_999,
    /** One request for speech: a long reply, with room to spare. */
    speechMaxChars: 2_000,
    /** More at once than any exchange needs. */
    burnMax: 100,
    /** Two minutes without a pause; whoever says more makes one somewhere. */
    recordingMaxMs: 120_000,
    /** Two minutes at 16 kHz, 16 bits, and the header. */
    recordingMaxBytes: 3_900_000,
    /** What surrounds the recording in a form. */
    formMaxBytes: 20_000,
    /** Of one person in a minute: clauses are short, and talks are lively. */
    speechPerMinute: 120,
    transcriptionsPerMinute: 60,
    startsPerMinute: 20,
  },
  community: {
    promptMinChars: 10,
    promptMaxChars: 280,
    pageDefault: 20,
    pageMax: 100,
    searchMaxChars: 100,
    /** More words narrow a search no further, and each costs a look into the index. */
    searchMaxWords: 8,
    /** Of one person in a day: enough for a good one, too few to fill the list. */
    promptsPerDay: 10,
    /** Of one person, or from one address, in a minute. */
    createsPerMinute: 10,
    votesPerMinute: 120,
    usesPerMinute: 60,
    reportsPerMinute: 10,
  },
  board: {
    /** As a person counts letters: one emoji is one, whatever it is made of. */
    thoughtMaxChars: 140,
    /** The same in UTF-16 units; more is no language, but marks piled on marks. */
    thoughtMaxUnits: 1_120,
    lifetimeHours: 24,
    pageDefault: 50,
    pageMax: 100,
    /** As many different people, and a thought is hidden until a moderator looks. */
    hideAtReports: 3,
    /** Shorter than this, two people may well say the same; longer, nobody does. */
    shortThoughtChars: 30,
    /** How long the same short words count as said already. Longer ones do as long as they stand. */
    shortRepeatMinutes: 10,
    /** From one address in a minute: a household, a class, and no machine. */
    leavesPerMinute: 12,
    gesturesPerMinute: 120,
    reportsPerMinute: 10,
    /** Whoever missed more than this reads the newest page instead. */
    replayMax: 200,
    /** A reader for whom this much waits is too slow, and is let go; it comes back by itself. */
    readerMaxWaitingBytes: 64 * 1_024,
    /** Live readers of one server; whoever comes beyond them reads the list, and tries again. */
    readersMax: 10_000,
    secretMinChars: 32,
    secretMaxChars: 64,
  },
  person: {
    /** spec. */
    minAgeYears: 18,
    usernameMinChars: 2,
    usernameMaxChars: 40,
    passwordMinChars: 10,
    passwordMaxChars: 128,
  },
  settings: {
    /** Slower drags, faster is a bargain; one is how the voice was recorded. */
    voiceSpeed: { min: 0.7, max: 1.4, usual: 1 },
    /** Two seconds let somebody think without being cut off; after ten of quiet nobody seems to be there. */
    patienceMs: { min: 400, max: 10_000, usual: 2_000 },
    /** One's own limit: a few minutes at the least, and the day at the most. */
    dailyMinutes: { min: 5, max: 1_440 },
  },
  raw: {
    pageDefault: 20,
    pageMax: 50,
    /** Of a long value the beginning is shown: it is there to be looked at, not to be copied. */
    valueMaxChars: 240,
  },
  account: {
    reasonMaxChars: 1_000,
    /** From one address: nobody deletes more accounts than this in a minute. */
    deletedPerMinute: 5,
  },
  feedback: { nameMaxChars: 80, textMaxChars: 4_000 },
  contact: { subjectMaxChars: 160, messageMaxChars: 5_000 },
  /** Forms that anybody may send, from one address in a minute; fewer without a pass of ours. */
  forms: { perMinute: 5, perMinuteWithoutPass: 2 },
  moderation: {
    pageDefault: 20,
    pageMax: 100,
    /** A decision about what still stands can be undone as long; what was decided is then forgotten, the log is not. */
    decidedKeepDays: 30,
  },
  desk: {
    pageDefault: 20,
    pageMax: 100,
    countDaysMax: 366,
    /** What people wrote to us, once it is dealt with, and at the latest. */
    doneKeepDays: 30,
    messageKeepDays: 180,
    errorKeepDays: 90,
  },
  models: {
    choiceMaxChars: 160,
    /** Enough to try one; it is no session. */
    sentenceMaxChars: 300,
    addressMaxChars: 300,
    keyMaxChars: 500,
  },
  errorLog: {
    messageMaxChars: 1_000,
    stackMaxChars: 8_000,
    contextMaxChars: 2_000,
    urlMaxChars: 500,
    userAgentMaxChars: 400,
    /** From one address: a page in a loop must not fill the table. */
    perMinute: 20,
  },
  /** Widths, in CSS pixels, at which the layout changes; spec. */
  widths: { phonePx: 600, helpMenuPx: 762 },
} as const;
