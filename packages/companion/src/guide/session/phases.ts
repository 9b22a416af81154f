import type { SessionType } from "@app/contract/calls/session-shapes";

export type Phase = "opening" | "exploring" | "deepening" | "insight" | "plan" | "closing";

export type PhaseSigns = {
  sessionType: SessionType;
  /** How many messages have told something, this one included. */
  toldCount: number;
  insightGiven: boolean;
  planOffered: boolean;
  /** A step has been named and looked at. */
  stepAgreed: boolean;
  /** The person speaks of wanting or doing something different. */
  isReady: boolean;
};

/** After how many tellings the pieces are laid side by side; a deep dive takes longer. */
const insightAfter: Readonly<Record<SessionType, number>> = {
  text: 5,
  voice: 4,
  program: 4,
  deepDive: 8,
};

/** Where the conversation stands. Computed anew each turn, so a resumed session is where it was. */
export const phaseOf = (signs: PhaseSigns): Phase => {
  const enough = insightAfter[signs.sessionType];
  if (signs.stepAgreed && signs.planOffered) return "closing";
  if (signs.insightGiven) return "plan";
  if (signs.isReady && signs.toldCount >= 4) return "plan";
  if (signs.toldCount >= enough) return "insight";
  if (signs.toldCount >= enough - 2) return "deepening";
  return signs.toldCount >= 2 ? "exploring" : "opening";
};
