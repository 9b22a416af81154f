import { ApiError } from "@app/contract/client";
import type { FormSafety } from "@app/contract/form-fields";
import { readHelp } from "./read-help.ts";

/** The help that stands beside a refusal, where the words that were refused told of danger. */
export const helpInError = (error: unknown): FormSafety => {
  if (!(error instanceof ApiError) || typeof error.body !== "object" || error.body === null)
    return null;
  return "safety" in error.body ? readHelp(error.body.safety) : null;
};
