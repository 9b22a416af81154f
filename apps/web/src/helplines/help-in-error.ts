import { ApiError } from "@app/contract/client";
import { type FormSafety, formSafety } from "@app/contract/form-fields";

/** The help that stands beside a refusal, where the words that were refused told of danger. */
export const helpInError = (error: unknown): FormSafety => {
  if (!(error instanceof ApiError) || typeof error.body !== "object" || error.body === null)
    return null;
  const given = "safety" in error.body ? error.body.safety : null;
  return formSafety.safeParse(given).data ?? null;
};
