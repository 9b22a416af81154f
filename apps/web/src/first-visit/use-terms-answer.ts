import { useSyncExternalStore } from "react";
import { type TermsAnswer, termsAnswer, watchTerms } from "./terms.ts";

export const useTermsAnswer = (): TermsAnswer =>
  useSyncExternalStore(watchTerms, termsAnswer, () => "none");
