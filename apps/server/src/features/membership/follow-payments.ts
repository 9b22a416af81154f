import { AppError } from "@app/contract/errors";
import type { FastifyBaseLogger } from "fastify";
import { isLive, planOf, rowAfter } from "./membership-state.ts";
import type { PaymentMessage, PaymentService } from "./payment-service.ts";
import type { MembershipChangeResult, MembershipStore } from "./store.ts";

export type FollowParts = {
  store: MembershipStore;
  payments: Pick<
    PaymentService,
    "subscriptions" | "uidOfCustomer" | "cancelNow" | "refundSince" | "forgetCustomer"
  >;
  logger: Pick<FastifyBaseLogger, "warn">;
  now: () => Date;
};

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Renewals are told within hours; a day without a word, and we ask. */
const silenceMs = dayMs;
/** The payment service repeats a message for three days at the most. */
const keepMessagesMs = 30 * dayMs;
const overdueAtOnce = 100;
/** Somebody else changed the row each time: then the message is better sent again. */
const maxLooks = 5;

/**
 * A message only says that something happened. What is true is asked for, and counts only if nobody
 * wrote anything since before it was asked: so messages may come twice, late, and in any order.
 */
export const createFollowPayments = ({ store, payments, logger, now }: FollowParts) => {
  const catchUp = async (
    uid: string,
    customerId: string,
    message?: PaymentMessage,
  ): Promise<Exclude<MembershipChangeResult, "look again">> => {
    for (let look = 0; look < maxLooks; look++) {
      const seen = await store.find(uid);
      const customers = new Set([customerId, seen?.customerId ?? customerId]);
      const held = (await Promise.all([...customers].map(payments.subscriptions))).flat();
      const at = now();
      const changed = await store.change({
        uid,
        now: at,
        ...(message ? { message } : {}),
        decide: (row) => {
          if (row?.saidAt.getTime() !== seen?.saidAt.getTime()) return "look again";
          const failedAt = message?.isFailedPayment ? message.at : null;
          return rowAfter(row, held, { failedAt, now: at }) ?? "as it is";
        },
      });
      if (changed !== "look again") return changed;
    }
    throw new AppError("payments_unreachable");
  };

  /** Money that was given back buys nothing: what it paid for ends. */
  const endRefunded = async (customerId: string, paidAt: Date): Promise<void> => {
    // The first payment is made moments before the period it is for.
    for (const held of await payments.subscriptions(customerId))
      if (isLive(held) && paidAt.getTime() >= held.periodStartsAt.getTime() - hourMs)
        await payments.cancelNow(held.id);
  };

  /** Nobody pays for an account that is gone, whatever went wrong when it was deleted. */
  const endForNobody = async (customerId: string, message: PaymentMessage): Promise<void> => {
    if (!(await payments.subscriptions(customerId)).some(isLive)) return;
    logger.warn({ customerId }, "a subscription of an account that is gone; ending it");
    if (message.isPayment)
      await payments.refundSince(customerId, new Date(message.at.getTime() - hourMs));
    await payments.forgetCustomer(customerId);
  };

  return {
    catchUp,

    /** Deals with a message, or throws: then it is sent again. */
    hear: async (message: PaymentMessage): Promise<void> => {
      const customerId = message.about?.customerId;
      if (!message.about || !customerId) return;
      const uid = message.about.uid ?? (await payments.uidOfCustomer(customerId));
      if (!uid) {
        logger.warn({ type: message.type }, "a payment message about nobody known here");
        return;
      }
      if (await store.isRepeated(uid, message.id)) return;
      if (message.refundedPaymentAt) await endRefunded(customerId, message.refundedPaymentAt);
      if ((await catchUp(uid, customerId, message)) === "nobody")
        await endForNobody(customerId, message);
    },

    /** The plans that ended without a word: a grace that is over, a message that never came. */
    endOverdue: async (): Promise<void> => {
      const at = now();
      const overdue = await store.overdue(at, new Date(at.getTime() - silenceMs), overdueAtOnce);
      for (const { uid, customerId } of overdue) {
        if (customerId) await catchUp(uid, customerId).catch(() => undefined);
        const row = await store.find(uid);
        if (planOf(row, now()) === null)
          await store.change({ uid, now: now(), decide: () => "as it is" });
      }
      await store.removeOldMessages(new Date(at.getTime() - keepMessagesMs));
    },
  };
};

export type FollowPayments = ReturnType<typeof createFollowPayments>;
