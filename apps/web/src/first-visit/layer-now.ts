import { helpPaths, paths } from "@app/contract/paths";
import type { TermsAnswer } from "./terms.ts";

export type FirstVisitLayer = "terms" | "cookies" | null;

export type VisitNow = {
  pathname: string;
  search: string;
  terms: TermsAnswer;
  /** Whether a choice about cookies was made in this browser. */
  hasChosen: boolean;
  /** Somebody wants to see their choice about cookies again. */
  asksForCookies: boolean;
};

/** What the questions themselves are about must be readable before they are answered. */
const textsAskedAbout: readonly string[] = [
  paths.importantInfo,
  paths.dataProtection,
  paths.terms,
  paths.privacy,
  paths.cookies,
  paths.healthData,
];

const rooms: readonly string[] = [paths.talk, paths.talkSession];

/** One question at a time, and none where somebody came for help, by a letter, or is in a conversation. */
export const layerNow = (visit: VisitNow): FirstVisitLayer => {
  const path = visit.pathname.replace(/(.)\/+$/, "$1");
  if (helpPaths.includes(path) || path === paths.maintenance) return null;
  if (new URLSearchParams(visit.search).has("oobCode")) return null;
  // The room asks for the terms itself, before it opens.
  if (rooms.includes(path)) return null;
  if (visit.asksForCookies) return "cookies";
  if (textsAskedAbout.includes(path)) return null;
  if (visit.terms === "none") return "terms";
  return visit.hasChosen ? null : "cookies";
};
