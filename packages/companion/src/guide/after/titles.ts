import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { limits } from "@app/contract/limits";
import type { CompanionState } from "../../state.ts";
import { readSession } from "../session/reading.ts";
import { isOtherLanguage } from "./other-language.ts";
import { subjectOf } from "./subject.ts";

/** A title for a session, in the words of what it was about. */
export const guideTitle = (
  history: readonly HistoryItem[],
  risk: CompanionState["risk"] = [],
): string => {
  const reading = readSession(history, risk);
  // a list of sessions may be seen by others, so the darkest ones get a quiet name
  if (reading.isRisk) return "A hard conversation";
  if (isOtherLanguage(reading)) return "A conversation in another language";
  return subjectOf(reading).title.slice(0, limits.session.titleMaxChars);
};
