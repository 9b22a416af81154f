import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../../db/client.ts";
import type { PaymentChoice } from "../../env/payment-env.ts";
import type { Post } from "../../post/post.ts";
import { createConfirmations } from "./confirmations.ts";
import { createFollowPayments } from "./follow-payments.ts";
import { createSetPlan } from "./plan-setter.ts";
import { createMembershipService, type MembershipServiceParts } from "./service.ts";
import { createMembershipStore } from "./store.ts";
import { createStripePayments } from "./stripe-payments.ts";

type MembershipSettings = Pick<MembershipServiceParts, "backTo" | "findUser" | "now"> & {
  db: Db;
  payments: PaymentChoice | null;
  freePlans: boolean;
  post: Pick<Post, "mail">;
  logger: Pick<FastifyBaseLogger, "warn" | "error">;
};

/** The feature, put together: with a payment service where one is configured, else without. */
export const createMembership = (settings: MembershipSettings) => {
  const { db, logger, now } = settings;
  const store = createMembershipStore(db);
  const service = settings.payments && createStripePayments(settings.payments, logger, now);
  const payments = service && {
    ...service,
    ...createFollowPayments({ store, payments: service, logger, now }),
  };
  return {
    ...createMembershipService({
      ...settings,
      store,
      setPlan: createSetPlan(store, now),
      payments,
      confirm: createConfirmations(settings.post, settings.backTo),
      plansFree: payments === null && settings.freePlans,
    }),
    payments,
  };
};
