import { z } from "zod";
import { defineCall } from "../call.ts";
import { plans, roles } from "../entitlements.ts";

const plan = z.enum(plans);

/** What a plan costs, in the currency's smallest unit, as the payment service says. */
export const price = z.object({
  amount: z.number().int(),
  currency: z.string(),
  interval: z.enum(["day", "week", "month", "year"]),
  interval_count: z.number().int(),
});
export type Price = z.output<typeof price>;

const kind = z.object({
  messagesPerDay: z.number().int().nullable(),
  voice: z.object({ amount: z.number().int(), every: z.enum(["never", "once", "24h"]) }),
  saveToVault: z.boolean(),
  deepDive: z.boolean(),
  programs: z.enum(["read", "follow"]),
  analysesPerMonth: z.number().int(),
  communityWrite: z.boolean(),
});

const membershipOffer = z.object({
  /** The table of who may do what, as this server enforces it. */
  kinds: z.record(z.enum(roles), kind),
  payments: z.boolean(),
  /** Whether a plan can be chosen at no cost. */
  plans_free: z.boolean(),
  /** null: nothing is sold here, or the payment service could not be asked. */
  prices: z.object({ paid: price.nullable(), pro: price.nullable() }),
});
export type MembershipOffer = z.output<typeof membershipOffer>;

const membershipStanding = z.object({
  role: z.enum(roles),
  plan: plan.nullable(),
  source: z.enum(["bought", "chosen", "given"]).nullable(),
  /** When what was paid for ends or renews; null where nothing was paid. */
  period_ends_at: z.iso.datetime().nullable(),
  ends_with_period: z.boolean(),
  /** A payment failed; nothing is taken away before this. */
  grace_until: z.iso.datetime().nullable(),
  /** Till then the contract can be withdrawn from, with all money back. */
  withdraw_until: z.iso.datetime().nullable(),
  /** Whether the payment service has pages about this person: invoices and the way to pay. */
  portal: z.boolean(),
});
export type MembershipStanding = z.output<typeof membershipStanding>;

const checkoutErrors = ["payments_off", "payments_unreachable", "rate_limited"] as const;

export const membershipCalls = {
  offer: defineCall({
    method: "GET",
    path: "/api/membership",
    summary: "What each kind of person may do, and what a plan costs here",
    access: "public",
    input: z.object({}),
    output: membershipOffer,
    errors: [],
  }),
  read: defineCall({
    method: "GET",
    path: "/api/users/me/membership",
    summary: "The person's own membership",
    access: "person",
    input: z.object({}),
    output: membershipStanding,
    errors: [],
  }),
  choose: defineCall({
    method: "POST",
    path: "/api/users/me/membership",
    summary: "Choose a plan at no cost, where nothing is sold",
    access: "account",
    input: z.object({ plan }),
    output: membershipStanding,
    errors: ["invalid_input", "plans_not_free", "membership_bought"],
  }),
  checkout: defineCall({
    method: "POST",
    path: "/api/users/me/membership/checkout",
    summary: "The payment service's page for buying a plan",
    access: "account",
    input: z.object({ plan }),
    output: z.object({ url: z.url() }),
    errors: ["invalid_input", "membership_bought", ...checkoutErrors],
  }),
  refresh: defineCall({
    method: "POST",
    path: "/api/users/me/membership/refresh",
    summary: "Ask the payment service how things stand; on the way back from its pages",
    access: "account",
    input: z.object({}),
    output: membershipStanding,
    errors: checkoutErrors,
  }),
  portal: defineCall({
    method: "POST",
    path: "/api/users/me/membership/portal",
    summary: "The payment service's pages for invoices, the way to pay and the plan",
    access: "account",
    input: z.object({}),
    output: z.object({ url: z.url() }),
    errors: ["membership_not_bought", ...checkoutErrors],
  }),
  cancel: defineCall({
    method: "POST",
    path: "/api/users/me/membership/cancel",
    summary: "End the plan: at once where nothing was paid, else with the time paid for",
    access: "account",
    input: z.object({}),
    output: membershipStanding,
    errors: ["membership_none", ...checkoutErrors],
  }),
  keep: defineCall({
    method: "POST",
    path: "/api/users/me/membership/keep",
    summary: "Take a cancellation back while the time paid for still runs",
    access: "account",
    input: z.object({}),
    output: membershipStanding,
    errors: ["membership_not_bought", ...checkoutErrors],
  }),
  withdraw: defineCall({
    method: "POST",
    path: "/api/users/me/membership/withdraw",
    summary: "Withdraw from the contract within 14 days: it ends at once and all is paid back",
    access: "account",
    input: z.object({
      confirm: z.literal("Y").describe("It ends the plan at once, so it is said twice"),
    }),
    output: z.object({
      membership: membershipStanding,
      withdrawn_at: z.iso.datetime(),
      /** In the currency's smallest unit; what goes back to the way it was paid. */
      refunded: z.array(z.object({ amount: z.number().int(), currency: z.string() })),
    }),
    errors: ["invalid_input", "membership_not_bought", "withdrawal_over", ...checkoutErrors],
  }),
};
