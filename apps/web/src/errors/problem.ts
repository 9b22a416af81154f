import { ApiError } from "@app/contract/client";
import { type ErrorCode, errors } from "@app/contract/error-catalogue";
import { AppError } from "@app/contract/errors";

/** Why something did not work; without a code, nothing came back at all. */
export type Problem = { code: ErrorCode | null; detail: string };

/** What fetch throws when there is no line. */
export const isConnectionError = (error: unknown): boolean => error instanceof TypeError;

export const problemOf = (error: unknown): Problem => {
  if (error instanceof ApiError) return { code: error.code ?? null, detail: error.message };
  if (error instanceof AppError) return { code: error.code, detail: error.message };
  if (isConnectionError(error)) return { code: null, detail: "There is no connection just now" };
  return { code: "internal", detail: errors.internal.detail };
};

/** Nothing a log could help with: the page says what happened, and the person decides. */
export const isOrdinary = (error: unknown): boolean =>
  (error instanceof ApiError && error.status < 500) ||
  error instanceof AppError ||
  isConnectionError(error);

/** The problem as a sentence. */
export const sentenceOf = ({ detail }: Problem): string =>
  /[.?]$/.test(detail) ? detail : `${detail}.`;

const signedOutCodes: ReadonlySet<string> = new Set([
  "token_required",
  "authentication_required",
  "authentication_required_to_send",
]);

/** Refused because nobody is signed in here: signing in is the way on. */
export const isSignedOut = ({ code }: Pick<Problem, "code">): boolean =>
  code !== null && signedOutCodes.has(code);
