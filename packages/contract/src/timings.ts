/** Durations that browser and server both know, in milliseconds. */
export const timings = {
  auth: {
    /** A missing token is asked for once more after this, then the call fails with 401. */
    retryDelayMs: 1_000,
    /** A bearer token lives this long; the cookie behind it refreshes it. */
    tokenLifetimeMs: 10 * 60_000,
  },
  migration: {
    /** Long enough to make an account and read one's mail, short enough to be no second key. */
    linkLifetimeMs: 60 * 60_000,
  },
  splash: {
    logoMs: 200,
    captionsMs: 3_000,
    circleMs: 5_000,
    fadeMs: 5_500,
    goneMs: 6_500,
    /** After the splash the terms gate is looked at again. */
    termsRecheckMs: 6_050,
  },
  chunks: {
    /** A lazy chunk that has not come by then counts as failed. */
    loadTimeoutMs: 120_000,
    /** What a page may need later is fetched once the page itself has long come. */
    aheadMs: 8_000,
  },
  reply: {
    /** A model that says nothing for this long has failed, and the guide takes over. */
    firstTokenTimeoutMs: 20_000,
    /** A pause inside a reply longer than this ends it. */
    betweenTokensTimeoutMs: 20_000,
    /** No reply runs longer, whatever the model does. */
    totalTimeoutMs: 180_000,
    /** A reader who takes nothing for this long is gone, whatever their connection says. */
    readerTimeoutMs: 30_000,
    /** Comment lines keep proxies from closing a quiet stream. */
    heartbeatMs: 15_000,
  },
  disclosure: {
    repeatMs: 3 * 60 * 60_000,
    idleMs: 7 * 24 * 60 * 60_000,
  },
  lastLogin: {
    /** The last-login time is written only when the stored one is at least this old. */
    minAgeMs: 12 * 60 * 60_000,
  },
  forms: {
    /** Nobody fills a form in faster than this. */
    passMinAgeMs: 3_000,
    passLifetimeMs: 4 * 60 * 60_000,
  },
  maintenance: {
    /** Every server knows of the switch within this time. */
    lookMs: 2_000,
    /** When it is worth asking again. */
    retryAfterMs: 120_000,
  },
  models: {
    /** Every server knows of another choice within this time. */
    lookMs: 2_000,
    /** A model may have to be loaded first; a page does not wait longer for it. */
    tryMs: 90_000,
    /** Asked for its list, a server that is there answers much sooner. */
    listMs: 8_000,
  },
  voice: {
    /** Loading the voice takes about two seconds, on a busy machine many more; at first its files are unpacked. */
    readyTimeoutMs: 60_000,
    /** A clause that has not come by then counts as failed. */
    clauseTimeoutMs: 20_000,
    transcriptionTimeoutMs: 30_000,
  },
  localModel: {
    /** A large model from a slow disk. */
    readyTimeoutMs: 10 * 60_000,
    /** Nobody waits longer for it to be loaded: the guide answers meanwhile. */
    loadPatienceMs: 4_000,
  },
  analysis: {
    /** A task whose server has not been heard of for this long is taken over, or ended in words. */
    leaseMs: 30_000,
    /** How often a page that follows a task hears of it. */
    followMs: 400,
    /** Finished tasks are forgotten after this; the reports stay. */
    taskKeepMs: 30 * 24 * 60 * 60_000,
  },
  board: {
    /** One thought in this time and person. */
    paceMs: 20_000,
    /** Comment lines keep a quiet stream open, and show both sides that it is. */
    heartbeatMs: 15_000,
    /** A page that lost the stream comes back after a time drawn between nothing and the first, doubled up to the last. */
    reconnectMinMs: 1_000,
    reconnectMaxMs: 30_000,
    /** How often counts of "heard" are told; many in one event. */
    heardEveryMs: 1_000,
  },
  voiceCredits: { resetMs: 24 * 60 * 60_000 },
} as const;
