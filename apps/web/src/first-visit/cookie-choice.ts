import { storage } from "../storage.ts";

export type CookieChoice = { analytics: boolean; marketing: boolean };

/** The customer's default, until somebody chooses. */
export const usualCookies: CookieChoice = { analytics: true, marketing: true };
export const essentialOnly: CookieChoice = { analytics: false, marketing: false };

/** What was said for everybody beforehand, by the browser or by whoever runs this copy. */
export type SaidBefore = { globalPrivacyControl: boolean; operatorStartsOff: boolean };

export const saidBefore = (): SaidBefore => ({
  globalPrivacyControl: "globalPrivacyControl" in navigator && !!navigator.globalPrivacyControl,
  operatorStartsOff: document.documentElement.dataset["cookies"] === "off",
});

/** How the switches stand before somebody has touched them. */
export const startingCookies = (said: SaidBefore): CookieChoice =>
  said.globalPrivacyControl || said.operatorStartsOff ? essentialOnly : usualCookies;

/** A choice as it is written down; anything else counts as none. */
export const cookieChoiceIn = (kept: string | undefined): CookieChoice | null => {
  const [, analytics, marketing] = /^analytics=([YN]) marketing=([YN])$/.exec(kept ?? "") ?? [];
  return analytics && marketing
    ? { analytics: analytics === "Y", marketing: marketing === "Y" }
    : null;
};

/** Kept in the browser as well: a page that asks must know before it knows who is here. */
export const readCookies = (): CookieChoice | null => cookieChoiceIn(storage.cookies.get());

const watchers = new Set<() => void>();
const yesNo = (on: boolean): string => (on ? "Y" : "N");

export const keepCookies = ({ analytics, marketing }: CookieChoice): void => {
  storage.cookies.set(`analytics=${yesNo(analytics)} marketing=${yesNo(marketing)}`);
  for (const changed of watchers) changed();
};

export const watchCookies = (changed: () => void) => {
  watchers.add(changed);
  return () => watchers.delete(changed);
};
