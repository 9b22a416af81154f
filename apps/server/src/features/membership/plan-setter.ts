import type { Plan } from "@app/contract/entitlements";
import { AppError } from "@app/contract/errors";
import type { MembershipSource } from "../../db/schema/membership.ts";
import { endedStatus, isBought, type MembershipRow, planOf } from "./membership-state.ts";
import type { Decision, MembershipStore } from "./store.ts";

type UnpaidSource = Exclude<MembershipSource, "bought">;

const decide = (
  row: MembershipRow | undefined,
  plan: Plan | null,
  source: UnpaidSource,
  now: Date,
): Decision => {
  // It would go on being paid for, and the next word of the payment service would undo this.
  if (isBought(row, now)) throw new AppError("membership_bought");
  if (plan)
    return {
      plan,
      source,
      status: null,
      customerId: row?.customerId ?? null,
      subscriptionId: null,
      periodEndsAt: null,
      endsWithPeriod: false,
      graceUntil: null,
      createdAt: now,
    };
  return row && planOf(row, now) ? { ...row, status: endedStatus } : "as it is";
};

export type SetPlan = (uid: string, plan: Plan | null, source: UnpaidSource) => Promise<void>;

/** A plan nobody pays for: chosen by the person, or given by the operator. null takes it away. */
export const createSetPlan =
  (store: MembershipStore, now: () => Date): SetPlan =>
  async (uid, plan, source) => {
    const at = now();
    const changed = await store.change({
      uid,
      now: at,
      decide: (row, { anonymous }) => {
        if (plan && anonymous) throw new AppError("account_required");
        return decide(row, plan, source, at);
      },
    });
    if (changed === "nobody") throw new AppError("not_found");
  };
