const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export type ThrottleRule = {
  /** Wrong tries nobody is made to wait for: people mistype. */
  freeTries: number;
  /** The wait after the next one; it doubles with each. */
  firstWaitMs: number;
  /** It grows no further: an owner can always come back after this. */
  maxWaitMs: number;
};

/** What is counted under one key. Every growing wait ends, so that nobody can lock an owner out for good. */
export const throttleRules = {
  /** Passwords tried for one account, from browsers it was never entered with. */
  password_account: { freeTries: 5, firstWaitMs: 1_000, maxWaitMs: 15 * minuteMs },
  /**
   * While those make everybody wait, each network may still try: after one wait at first, then after growing ones.
   * So the owner is let in, and a stranger who goes on guessing keeps nobody out but themself.
   */
  password_visitor: { freeTries: 0, firstWaitMs: 30_000, maxWaitMs: 15 * minuteMs },
  /** The tries of all these networks together: the ceiling for whoever has thousands of them. */
  password_visitors: { freeTries: 20, firstWaitMs: 1_000, maxWaitMs: 2_000 },
  /** The same, from a browser that was let into this account before. */
  password_device: { freeTries: 10, firstWaitMs: 1_000, maxWaitMs: 15 * minuteMs },
  password_address: { freeTries: 40, firstWaitMs: 1_000, maxWaitMs: 15 * minuteMs },
  /** The own password asked for once more, inside a sign-in. */
  password_sign_in: { freeTries: 5, firstWaitMs: 2_000, maxWaitMs: 15 * minuteMs },
  /** Refused registrations: where no letter is sent they tell that an address is taken. */
  register_address: { freeTries: 5, firstWaitMs: 10_000, maxWaitMs: hourMs },
  letter_receiver: { freeTries: 3, firstWaitMs: 30_000, maxWaitMs: hourMs },
  letter_address: { freeTries: 40, firstWaitMs: 10_000, maxWaitMs: hourMs },
  text_receiver: { freeTries: 3, firstWaitMs: 30_000, maxWaitMs: hourMs },
  text_address: { freeTries: 20, firstWaitMs: 10_000, maxWaitMs: hourMs },
  /** Six digits, for one telephone number, over all the codes sent to it. */
  code_receiver: { freeTries: 8, firstWaitMs: 2_000, maxWaitMs: 15 * minuteMs },
  /** One code of an authenticator app, which is good for a minute and a half at most: it works once. */
  code_used: { freeTries: 0, firstWaitMs: 2 * minuteMs, maxWaitMs: 2 * minuteMs },
  code_address: { freeTries: 40, firstWaitMs: 1_000, maxWaitMs: 15 * minuteMs },
} as const satisfies Record<string, ThrottleRule>;

export type ThrottleName = keyof typeof throttleRules;

/** Wrong tries are forgotten after a day without another. */
export const forgetAfterMs = 24 * hourMs;

export const waitAfter = (rule: ThrottleRule, tries: number): number =>
  tries <= rule.freeTries
    ? 0
    : Math.min(rule.maxWaitMs, rule.firstWaitMs * 2 ** Math.min(30, tries - rule.freeTries - 1));
