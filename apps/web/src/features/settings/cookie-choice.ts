import { storage } from "../../storage.ts";

export type CookieChoice = { analytics: boolean; marketing: boolean };

/** The customer's default, until somebody chooses. */
export const usualCookies: CookieChoice = { analytics: true, marketing: true };

/** Kept in the browser as well: a page that asks must know before it knows who is here. */
export const readCookies = (): CookieChoice | null => {
  const kept = storage.cookies.get();
  const [, analytics, marketing] = /^analytics=([YN]) marketing=([YN])$/.exec(kept ?? "") ?? [];
  return analytics && marketing
    ? { analytics: analytics === "Y", marketing: marketing === "Y" }
    : null;
};

const yesNo = (on: boolean): string => (on ? "Y" : "N");

export const keepCookies = ({ analytics, marketing }: CookieChoice): void =>
  storage.cookies.set(`analytics=${yesNo(analytics)} marketing=${yesNo(marketing)}`);
