import { useSyncExternalStore } from "react";
import { storage } from "../storage.ts";
import { type CookieChoice, cookieChoiceIn, watchCookies } from "./cookie-choice.ts";

/** The choice as it stands in this browser, wherever on the page it was made; null before there is one. */
export const useCookieChoice = (): CookieChoice | null =>
  cookieChoiceIn(useSyncExternalStore(watchCookies, storage.cookies.get, () => undefined));
