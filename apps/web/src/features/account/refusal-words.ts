import { AppError, errors } from "@app/contract/errors";
import { limits } from "@app/contract/limits";

export type Way = "signIn" | "register";

/** What the identity provider answered when it did not let somebody in. */
export type Refusal = { status: number; code: string; retryAfterSeconds: number | null };

const { passwordMinChars, passwordMaxChars } = limits.person;

export const addressWords = "That does not look like an e-mail address.";
export const tooShortWords = `Use at least ${passwordMinChars} characters.`;
export const tooLongWords = `Use ${passwordMaxChars} characters at most.`;

const notTogether =
  "This e-mail and this password do not go together. Check both, and try again. Nothing was lost.";
/** Says nothing about whether the address has an account: whoever asks may not be its owner. */
const notMade =
  "No account could be made with this e-mail and this password. If they are from an earlier visit, sign in instead. Nothing was lost.";

const byCode: Readonly<Record<string, string>> = {
  invalid_email: addressWords,
  password_too_short: tooShortWords,
  password_too_long: tooLongWords,
};

export const refusalWords = (way: Way, refusal: Refusal): string => {
  const { status, code, retryAfterSeconds } = refusal;
  if (status === 429)
    return `${new AppError("rate_limited", { seconds: retryAfterSeconds ?? 10 }).message}. Nothing was lost.`;
  if (status >= 500) return `${errors.internal.detail}. Try again in a moment.`;
  return byCode[code] ?? (way === "register" ? notMade : notTogether);
};
