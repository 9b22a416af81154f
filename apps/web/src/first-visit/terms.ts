import { storage } from "../storage.ts";

/** later: somebody wants to read first, and is asked again when they want to talk. */
export type TermsAnswer = "accepted" | "later" | "none";

const watchers = new Set<() => void>();

export const termsAnswer = (): TermsAnswer => {
  if (storage.termsAccepted.get()) return "accepted";
  return storage.termsLater.get() ? "later" : "none";
};

/** Looks again: another tab may have answered meanwhile. */
const recheckTerms = (): void => {
  for (const changed of watchers) changed();
};

export const acceptTerms = (): void => {
  storage.termsAccepted.set(true);
  storage.termsLater.remove();
  // Whoever comes back without having talked is shown how to begin.
  storage.onboarding.set(true);
  recheckTerms();
};

export const leaveTermsForLater = (): void => {
  storage.termsLater.set(true);
  recheckTerms();
};

/** Another tab may answer as well. */
export const watchTerms = (changed: () => void) => {
  watchers.add(changed);
  window.addEventListener("storage", changed);
  return () => {
    watchers.delete(changed);
    window.removeEventListener("storage", changed);
  };
};
