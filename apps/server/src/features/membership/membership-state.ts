import type { Plan, Role } from "@app/contract/entitlements";
import { limits } from "@app/contract/limits";
import type { memberships } from "../../db/schema/membership.ts";
import type { Subscription } from "./payment-service.ts";

export type MembershipRow = typeof memberships.$inferSelect;

const dayMs = 24 * 60 * 60_000;
/** What is written where a plan that nobody paid for was ended. */
export const endedStatus = "ended";
const liveStatuses = ["active", "trialing", "past_due"];

export const isLive = ({ status }: Pick<Subscription, "status">): boolean =>
  liveStatuses.includes(status);

/** A bought plan that is being paid for, or whose failed payment may still come. */
export const isBought = (row: MembershipRow | undefined, now: Date): boolean =>
  row?.source === "bought" && planOf(row, now) !== null;

/** The plan a person has by this row, now. */
export const planOf = (row: MembershipRow | undefined, now: Date): Plan | null => {
  if (!row) return null;
  if (row.source !== "bought") return row.status === null ? row.plan : null;
  if (row.status === "past_due") return row.graceUntil && row.graceUntil > now ? row.plan : null;
  return row.status !== null && liveStatuses.includes(row.status) ? row.plan : null;
};

export const roleOfPlan = (plan: Plan | null, anonymous: boolean): Role =>
  anonymous ? "anonymous" : (plan ?? "member");

/** Whoever bought a plan on one day has all of the fourteenth day after it, in any time zone. */
export const withdrawUntil = (startedAt: Date): Date =>
  new Date(startedAt.getTime() + (limits.membership.withdrawalDays + 1) * dayMs);

/** Of everything a customer ever had, what counts: the better plan that lives, else what ended last. */
export const countingOf = (held: readonly Subscription[]): Subscription | undefined => {
  const rank = (one: Subscription) => (isLive(one) ? (one.plan === "pro" ? 2 : 1) : 0);
  return held
    .filter(({ plan }) => plan !== null)
    .toSorted((a, b) => rank(b) - rank(a) || b.startedAt.getTime() - a.startedAt.getTime())[0];
};

/** The row that follows from what the payment service says now; undefined where it changes nothing. */
export const rowAfter = (
  row: MembershipRow | undefined,
  held: readonly Subscription[],
  { failedAt, now }: { failedAt: Date | null; now: Date },
): Omit<MembershipRow, "uid" | "saidAt"> | undefined => {
  const counting = countingOf(held);
  if (!counting?.plan) return undefined;
  // What was bought once and is over takes nothing from a plan that was chosen or given since.
  if (!isLive(counting) && row && row.source !== "bought" && planOf(row, now) !== null)
    return undefined;
  const isSame = row?.source === "bought" && row.subscriptionId === counting.id;
  const graceFrom = failedAt ?? now;
  return {
    plan: counting.plan,
    source: "bought",
    status: counting.status,
    customerId: counting.customerId,
    subscriptionId: counting.id,
    periodEndsAt: counting.periodEndsAt,
    endsWithPeriod: counting.endsWithPeriod,
    // Counted from the first failure: trying again and failing again gives no second grace.
    graceUntil:
      counting.status !== "past_due"
        ? null
        : ((isSame ? row.graceUntil : null) ??
          new Date(graceFrom.getTime() + limits.membership.graceDays * dayMs)),
    createdAt: counting.startedAt,
  };
};
