import type { Reading } from "@app/reading/reading";
import type { MessageRisk } from "@app/safety/message-risk";
import type { RiskItem } from "@app/safety/risk-history";
import type { Screening } from "@app/safety/screening";

/** What is made of a message, once a turn: everything after it works with this. */
export type HeardMessage = {
  reading: Reading;
  /** What it is within the session. */
  screening: Screening;
  /** What it is by itself: kept, so that later turns need not read it again. */
  read: MessageRisk;
  /** So plainly harmless that no second view is worth it, where that is a wait and where it comes beside the reply. */
  isSureOfNone: { slowly: boolean; quickly: boolean };
  /** It could not be read in time: danger was looked for by the rules, and nothing else is known of it. */
  isUnread?: true;
};

export type MessageToHear = { content: string; history: readonly RiskItem[] };

/** What is known of a message that nobody read: nothing. */
export const notRead: MessageRisk = { isPlain: false };
