import { storage } from "../storage.ts";
import { cookieChoiceHash } from "./cookie-choice-hash.ts";

/** Whether anything is to be asked, or was allowed to be measured: for most visits nothing is. */
export const isDue = (hash: string): boolean => {
  const cookies = storage.cookies.get();
  return (
    !cookies ||
    !storage.termsAccepted.get() ||
    hash === cookieChoiceHash ||
    ("measure" in document.documentElement.dataset && cookies.includes("Y"))
  );
};
