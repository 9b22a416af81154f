import { entitlements, type Role } from "@app/contract/entitlements";
import { timings } from "@app/contract/timings";
import type { CreditsLeft } from "./voice-state.ts";

const count = new Intl.NumberFormat("en-GB");
const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

export type CreditsShown = {
  number: string;
  /** What is left, from 0 to 1. */
  share: number;
  /** For those who do not see the ring. */
  label: string;
};

const refillWords = ({ resetAt }: CreditsLeft, role: Role, now: Date): string => {
  if (entitlements[role].voice.every !== "24h" || resetAt === null) return "";
  const at = new Date(new Date(resetAt).getTime() + timings.voiceCredits.resetMs);
  if (at <= now) return "";
  const day = at.toDateString() === now.toDateString() ? "today" : "tomorrow";
  return ` They refill at ${clock.format(at)} ${day}.`;
};

/** The credits left, as a number, a share and a sentence. */
export const creditsShown = (credits: CreditsLeft, role: Role, now: Date): CreditsShown => {
  const { amount } = entitlements[role].voice;
  const number = count.format(credits.left);
  return {
    number,
    share: amount === 0 ? 0 : Math.min(1, credits.left / amount),
    label: `${number} of ${count.format(amount)} voice credits left.${refillWords(credits, role, now)}`,
  };
};
