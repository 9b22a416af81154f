import type { MembershipOffer, MembershipStanding } from "@app/contract/calls/membership";
import { entitlements, type Plan, type Role, roleOf } from "@app/contract/entitlements";
import { AppError } from "@app/contract/errors";
import type { FastifyBaseLogger } from "fastify";
import type { Confirmations } from "./confirmations.ts";
import type { FollowPayments } from "./follow-payments.ts";
import { isBought, type MembershipRow, planOf, withdrawUntil } from "./membership-state.ts";
import type { PaymentService } from "./payment-service.ts";
import type { SetPlan } from "./plan-setter.ts";
import type { MembershipStore } from "./store.ts";

type Profile = { anonymous: boolean; email: string | null; isPaid: boolean; isPro: boolean };

export type MembershipServiceParts = {
  store: MembershipStore;
  setPlan: SetPlan;
  /** null: this copy runs without payments. */
  payments: (PaymentService & FollowPayments) | null;
  plansFree: boolean;
  /** Where the payment service sends people back to. */
  backTo: string;
  findUser: (uid: string) => Promise<Profile | undefined>;
  confirm: Confirmations;
  logger: Pick<FastifyBaseLogger, "error">;
  now: () => Date;
};

const yesNo = (value: boolean) => (value ? "Y" : "N");

const roleOfProfile = ({ anonymous, isPaid, isPro }: Profile): Role =>
  roleOf({ anonymous, is_paid: yesNo(isPaid), is_pro: yesNo(isPro) });

const standingOf = (
  person: Profile,
  row: MembershipRow | undefined,
  now: Date,
): MembershipStanding => {
  const plan = planOf(row, now);
  const bought = row && plan && row.source === "bought" ? row : null;
  const last = bought && withdrawUntil(bought.createdAt);
  return {
    role: roleOfProfile(person),
    plan,
    source: plan && row ? row.source : null,
    period_ends_at: bought?.periodEndsAt?.toISOString() ?? null,
    ends_with_period: bought?.endsWithPeriod ?? false,
    grace_until: bought?.graceUntil?.toISOString() ?? null,
    withdraw_until: last && last > now ? last.toISOString() : null,
    portal: row?.customerId != null && row.subscriptionId != null,
  };
};

export const createMembershipService = (parts: MembershipServiceParts) => {
  const { store, setPlan, plansFree, backTo, findUser, logger, now } = parts;

  const requirePayments = () => {
    if (!parts.payments) throw new AppError("payments_off");
    return parts.payments;
  };
  const requireUser = async (uid: string): Promise<Profile> => {
    const person = await findUser(uid);
    // A token outlives a deleted account by minutes.
    if (!person) throw new AppError("authentication_required");
    return person;
  };

  /** What was done is done, also where the letter about it could not be written. */
  const confirmed = (letter: Promise<void>): Promise<void> =>
    letter.catch(() => logger.error("the end of a membership could not be confirmed in writing"));

  const read = async (uid: string): Promise<MembershipStanding> => {
    const row = await store.find(uid);
    const person = await requireUser(uid);
    const hasLapsed = row !== undefined && person.isPaid && planOf(row, now()) === null;
    if (!hasLapsed) return standingOf(person, row, now());
    await store.change({ uid, now: now(), decide: () => "as it is" });
    return standingOf(await requireUser(uid), row, now());
  };

  /** The bought plan, or the reason why there is nothing to do with it. */
  const requireBought = async (uid: string) => {
    const row = await store.find(uid);
    if (!row?.customerId || !row.subscriptionId || !isBought(row, now()))
      throw new AppError("membership_not_bought");
    return { ...row, customerId: row.customerId, subscriptionId: row.subscriptionId };
  };

  /** One customer a person: made once, and whoever was first counts. */
  const customerOf = async (uid: string, email: string | null, plan: Plan): Promise<string> => {
    const known = (await store.find(uid))?.customerId;
    if (known) return known;
    const made = await requirePayments().createCustomer(uid, email);
    await store.change({
      uid,
      now: now(),
      decide: (row) => {
        if (row?.customerId) return "as it is";
        if (row) return { ...row, customerId: made };
        return {
          plan,
          source: "bought",
          status: "incomplete",
          customerId: made,
          subscriptionId: null,
          periodEndsAt: null,
          endsWithPeriod: false,
          graceUntil: null,
          createdAt: now(),
        };
      },
    });
    return (await store.find(uid))?.customerId ?? made;
  };

  return {
    setPlan,
    read,
    roleOf: async (uid: string): Promise<Role> => roleOfProfile(await requireUser(uid)),

    offer: async (): Promise<MembershipOffer> => ({
      kinds: entitlements,
      payments: parts.payments !== null,
      plans_free: plansFree,
      // The page says what can be done here also while the price cannot be asked for.
      prices: (await parts.payments?.prices().catch(() => null)) ?? { paid: null, pro: null },
    }),

    choose: async (uid: string, plan: Plan) => {
      if (!plansFree) throw new AppError("plans_not_free");
      await setPlan(uid, plan, "chosen");
      return read(uid);
    },

    checkout: async (uid: string, plan: Plan) => {
      const payments = requirePayments();
      const { email } = await requireUser(uid);
      if (isBought(await store.find(uid), now())) throw new AppError("membership_bought");
      const customerId = await customerOf(uid, email, plan);
      return { url: await payments.checkout({ uid, customerId, plan, backTo }) };
    },

    refresh: async (uid: string) => {
      const payments = requirePayments();
      const customerId = (await store.find(uid))?.customerId;
      if (customerId) await payments.catchUp(uid, customerId);
      return read(uid);
    },

    portal: async (uid: string) => {
      const payments = requirePayments();
      const row = await store.find(uid);
      if (!row?.customerId || !row.subscriptionId) throw new AppError("membership_not_bought");
      return { url: await payments.portal(row.customerId, backTo) };
    },

    cancel: async (uid: string) => {
      const row = await store.find(uid);
      if (!row || !planOf(row, now())) throw new AppError("membership_none");
      if (row.source !== "bought") {
        await setPlan(uid, null, row.source);
        return read(uid);
      }
      const payments = requirePayments();
      const { customerId, subscriptionId } = await requireBought(uid);
      // Time that was never paid for does not have to run out.
      if (row.status === "past_due") await payments.cancelNow(subscriptionId);
      else await payments.setEndsWithPeriod(subscriptionId, true);
      await payments.catchUp(uid, customerId);
      const { email } = await requireUser(uid);
      const staysUntil = row.status === "past_due" ? null : row.periodEndsAt;
      if (email)
        await confirmed(
          parts.confirm.cancelled({ uid, email, plan: row.plan, at: now(), staysUntil }),
        );
      return read(uid);
    },

    keep: async (uid: string) => {
      const payments = requirePayments();
      const { customerId, subscriptionId } = await requireBought(uid);
      await payments.setEndsWithPeriod(subscriptionId, false);
      await payments.catchUp(uid, customerId);
      return read(uid);
    },

    withdraw: async (uid: string) => {
      const payments = requirePayments();
      const { email } = await requireUser(uid);
      const { customerId, subscriptionId, createdAt, plan } = await requireBought(uid);
      const at = now();
      if (withdrawUntil(createdAt) <= at) throw new AppError("withdrawal_over");
      // The money first: should the rest fail, this can be asked for again, and pays nothing twice.
      const refunded = await payments.refundSince(customerId, createdAt);
      await payments.cancelNow(subscriptionId);
      await payments.catchUp(uid, customerId);
      if (email) await confirmed(parts.confirm.withdrawn({ uid, email, plan, at, refunded }));
      return { membership: await read(uid), withdrawn_at: at.toISOString(), refunded };
    },

    /** Before an account goes: nothing is taken for it any more, and nothing of it is kept there. */
    endForGood: async (uid: string): Promise<void> => {
      const customerId = (await store.find(uid))?.customerId;
      if (!customerId) return;
      try {
        await requirePayments().forgetCustomer(customerId);
      } catch {
        logger.error({ customerId }, "a customer of an account being deleted could not be ended");
      }
    },
  };
};

export type MembershipService = ReturnType<typeof createMembershipService>;
