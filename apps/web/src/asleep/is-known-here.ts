import { storage } from "../storage.ts";

/** What of the page says that React would show something else than what was drawn. */
export type Arrival = { hash: string; isDark: boolean };

/**
 * Somebody who has been here finds more than the drawn page: where they left off, the companion in its
 * corner, the light they chose. A link to a part of the page opens that part.
 */
export const isKnownHere = ({ hash, isDark }: Arrival): boolean =>
  storage.signedIn.get() === true ||
  storage.leftOpen.get() === true ||
  storage.company.get() !== undefined ||
  hash !== "" ||
  !isDark;
