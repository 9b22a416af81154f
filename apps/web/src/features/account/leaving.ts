import { type LeavingReason, leavingReasons } from "@app/contract/calls/account";
import { ApiError } from "@app/contract/client";
import { problemOf, sentenceOf } from "../../errors/problem.ts";
import type { Refusal } from "./ask-identity.ts";

export const reasonWords: Readonly<Record<LeavingReason, string>> = {
  not_needed: "I do not need it any more",
  no_help: "It did not help me",
  privacy: "I would rather not have my words kept",
  price: "It costs too much",
  other: "Something else",
};

/** What was chosen in the form; nothing has to be. */
export const reasonOf = (typed: string): LeavingReason | undefined =>
  leavingReasons.find((each) => each === typed);

/** Why an account is still here, in words that say so. */
export const leavingRefusal = (error: unknown): Refusal => {
  const problem = problemOf(error);
  const words = sentenceOf(problem);
  return {
    status: error instanceof ApiError ? error.status : 0,
    code: problem.code ?? "no_connection",
    words: words.includes("Nothing was deleted")
      ? words
      : `${words} Nothing was deleted. You can try again.`,
  };
};
