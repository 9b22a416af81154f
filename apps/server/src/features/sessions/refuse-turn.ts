import { entitlements, type Role, roleOf } from "@app/contract/entitlements";
import { AppError } from "@app/contract/errors";
import { noRisk, type Screening } from "@app/safety/screening";
import { helpFor } from "../../http/help-in-refusals.ts";
import type { Person } from "../../http/person.ts";
import type { TurnClaim } from "./turn-store.ts";

/** What somebody may send today, and has sent. */
export type Allowance = { isPaid: boolean | null; isPro: boolean | null; used: number };

/** Nothing stands between a person at risk and a reply, nor in the turns that follow. */
export const refuseTooMany = (overLimit: AppError | null, screening: Screening): void => {
  if (overLimit && screening.level === "none") throw overLimit;
};

export const roleIn = (person: Person, { isPaid, isPro }: Allowance): Role => {
  const flag = (value: boolean | null) => (value ? "Y" : "N");
  return roleOf({ anonymous: person.anonymous, is_paid: flag(isPaid), is_pro: flag(isPro) });
};

/** Checked before the turn is taken: many sessions at once can go over by as many messages, no more. */
export const refuseOverLimit = (person: Person, allowance: Allowance, screening: Screening) => {
  if (screening.level !== "none") return;
  const limit = entitlements[roleIn(person, allowance)].messagesPerDay;
  if (limit !== null && allowance.used >= limit) throw new AppError("message_limit", { limit });
};

/** A refusal within a talk knows what the talk was about: a bare yes to the direct question tells of danger, too. */
export const refuseWithHelp = (
  code: "reply_in_progress" | "session_ended",
  screening: Screening,
  country: string | null,
): never => {
  const error = new AppError(code);
  error.safety = helpFor(screening, country);
  throw error;
};

export const requireTurn = (
  claim: TurnClaim | undefined,
  screening: Screening = noRisk,
  country: string | null = null,
): TurnClaim => claim ?? refuseWithHelp("reply_in_progress", screening, country);
