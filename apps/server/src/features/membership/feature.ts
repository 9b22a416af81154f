import { paths } from "@app/contract/paths";
import type { FastifyInstance } from "fastify";
import type { Shared } from "../../feature.ts";
import type { Job } from "../../jobs/job.ts";
import { createConfirmations } from "./confirmations.ts";
import { createFollowPayments } from "./follow-payments.ts";
import { membershipHandlers } from "./handlers.ts";
import { mountPaymentWebhook } from "./mount-webhook.ts";
import { createSetPlan } from "./plan-setter.ts";
import { createMembershipService, type MembershipServiceParts } from "./service.ts";
import { createMembershipStore } from "./store.ts";
import { createStripePayments } from "./stripe-payments.ts";

/** With a payment service where one is configured, else without. */
export const createMembershipFeature = (
  shared: Shared,
  { findUser }: Pick<MembershipServiceParts, "findUser">,
) => {
  const { env, db, publicUrl, post, rateLimit, logger, now } = shared;
  const backTo = publicUrl + paths.membership;
  const store = createMembershipStore(db);
  const asked = env.payments && createStripePayments(env.payments, logger, now);
  const payments = asked && {
    ...asked,
    ...createFollowPayments({ store, payments: asked, logger, now }),
  };
  const service = createMembershipService({
    store,
    setPlan: createSetPlan(store, now),
    payments,
    plansFree: payments === null && env.freePlans,
    backTo,
    findUser,
    confirm: createConfirmations(post, backTo),
    logger,
    now,
  });
  const endingOverdue: Job = {
    name: "overdue memberships ended",
    everyMs: 10 * 60_000,
    run: async () => payments?.endOverdue(),
    onFailure: {
      level: "error",
      words: "overdue memberships could not be looked at; trying again later",
    },
  };
  return {
    handlers: { membership: membershipHandlers(service, rateLimit) },
    jobs: [endingOverdue],
    addTo: (app: FastifyInstance): void => mountPaymentWebhook(app, payments),
    ...service,
    payments,
  };
};
