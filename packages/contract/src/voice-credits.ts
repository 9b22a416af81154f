import { entitlements, type Role } from "./entitlements.ts";
import { timings } from "./timings.ts";

export type Credits = { voice_credits: number; last_credit_reset: Date | null };

/** The credits as they are now: whoever reads or burns them asks this first and stores the answer. */
export const creditsNow = (role: Role, held: Credits, now: Date): Credits => {
  const { amount, every } = entitlements[role].voice;
  if (every === "never") return { voice_credits: 0, last_credit_reset: held.last_credit_reset };
  const since = held.last_credit_reset;
  const isDue =
    since === null ||
    (every === "24h" && now.getTime() - since.getTime() >= timings.voiceCredits.resetMs);
  return isDue ? { voice_credits: amount, last_credit_reset: now } : held;
};

/** What a change of role does: more comes at once, and nobody keeps more than the new role would be given. */
export const creditsAfterChange = (from: Role, to: Role, held: Credits, now: Date): Credits => {
  const { amount } = entitlements[to].voice;
  if (from === to) return creditsNow(to, held, now);
  if (amount > entitlements[from].voice.amount && to !== "member")
    return { voice_credits: amount, last_credit_reset: now };
  const standing = creditsNow(to, held, now);
  return { ...standing, voice_credits: Math.min(standing.voice_credits, amount) };
};
