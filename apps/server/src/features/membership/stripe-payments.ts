import { brand } from "@app/contract/brand";
import { type Price, price as priceShape } from "@app/contract/calls/membership";
import { type Plan, plans } from "@app/contract/entitlements";
import { AppError } from "@app/contract/errors";
import type { FastifyBaseLogger } from "fastify";
import type { Stripe } from "stripe";
import type { PaymentChoice } from "../../env/payment-env.ts";
import { idOf, messageOf, momentOf } from "./payment-message.ts";
import type { PaymentService, Refund, Subscription } from "./payment-service.ts";

/** The shapes this code was written against. A newer library must not change them by itself. */
const apiVersion = "2026-10-28.endive";
const timeoutMs = 10_000;
const retries = 2;
/** How old a signed message may be: long enough for a slow line, too short to be replayed at leisure. */
const signatureMaxAgeSeconds = 300;
const pricesKeptMs = 5 * 60_000;

const withdrawalHint = `You can withdraw within 14 days and get everything back, or cancel at any time, on the membership page of ${brand.name}.`;

type KnownPrice = { price: Price | null; productId: string | null };

export const createStripePayments = (
  choice: PaymentChoice,
  logger: Pick<FastifyBaseLogger, "error">,
  now: () => Date,
): PaymentService => {
  let opened: Promise<Stripe> | undefined;
  /** Loaded when first needed: it is large, and most copies sell nothing. */
  const client = (): Promise<Stripe> => {
    opened ??= import("stripe").then(({ Stripe: Client }) => {
      const url = choice.apiUrl ? new URL(choice.apiUrl) : null;
      return new Client(choice.secretKey, {
        apiVersion,
        timeout: timeoutMs,
        maxNetworkRetries: retries,
        telemetry: false,
        ...(url
          ? {
              protocol: url.protocol === "http:" ? ("http" as const) : ("https" as const),
              host: url.hostname,
              port: url.port || (url.protocol === "http:" ? "80" : "443"),
            }
          : {}),
      });
    });
    return opened;
  };

  const codeOf = (error: unknown): string =>
    error instanceof Error && "code" in error ? String(error.code) : "";
  const isMissing = (error: unknown): boolean => codeOf(error) === "resource_missing";

  /** Its messages can quote an address, so only the kind and the request's id are logged. */
  const ask = async <T>(work: (stripe: Stripe) => Promise<T>, ifMissing?: T): Promise<T> => {
    try {
      return await work(await client());
    } catch (error) {
      if (ifMissing !== undefined && isMissing(error)) return ifMissing;
      const requestId = error instanceof Error && "requestId" in error ? error.requestId : null;
      const name = error instanceof Error ? error.constructor.name : "unknown";
      logger.error({ name, code: codeOf(error), requestId }, "the payment service failed");
      throw new AppError("payments_unreachable");
    }
  };

  const planOfPriceId = (id: string | undefined): Plan | undefined =>
    plans.find((plan) => choice.prices[plan] === id);

  let known: { at: number; prices: Promise<Record<Plan, KnownPrice>> } | undefined;
  const readPrice = async (plan: Plan): Promise<KnownPrice> => {
    const price = await ask((stripe) => stripe.prices.retrieve(choice.prices[plan]));
    // A price of another kind, by use or in steps, is not one that could be said in a word.
    const said = priceShape.safeParse({
      amount: price.unit_amount,
      currency: price.currency,
      interval: price.recurring?.interval,
      interval_count: price.recurring?.interval_count,
    });
    return { productId: idOf(price.product), price: said.data ?? null };
  };
  const knownPrices = (): Promise<Record<Plan, KnownPrice>> => {
    const at = now().getTime();
    if (known && at - known.at < pricesKeptMs) return known.prices;
    const prices = Promise.all([readPrice("paid"), readPrice("pro")]).then(([paid, pro]) => ({
      paid,
      pro,
    }));
    const asked = { at, prices };
    known = asked;
    prices.catch(() => {
      if (known === asked) known = undefined;
    });
    return prices;
  };

  /** A price that was replaced still sells the same product to those who came before. */
  const planOf = async (subscription: Stripe.Subscription): Promise<Plan | null> => {
    const price = subscription.items.data[0]?.price;
    const byPrice = planOfPriceId(price?.id);
    if (byPrice) return byPrice;
    const prices = await knownPrices().catch(() => null);
    const productId = idOf(price?.product);
    const byProduct = plans.find((plan) => productId && prices?.[plan].productId === productId);
    return byProduct ?? plans.find((plan) => plan === subscription.metadata["plan"]) ?? null;
  };

  const subscriptionOf = async (held: Stripe.Subscription): Promise<Subscription> => {
    const item = held.items.data[0];
    return {
      id: held.id,
      customerId: idOf(held.customer) ?? "",
      status: held.status,
      plan: await planOf(held),
      startedAt: momentOf(held.start_date),
      periodStartsAt: momentOf(item?.current_period_start ?? held.start_date),
      periodEndsAt: momentOf(item?.current_period_end ?? held.start_date),
      // The service's own pages set a day instead of the switch.
      endsWithPeriod: held.cancel_at_period_end || held.cancel_at !== null,
    };
  };

  return {
    prices: async () => {
      const prices = await knownPrices();
      return { paid: prices.paid.price, pro: prices.pro.price };
    },

    createCustomer: (uid, email) =>
      ask(async (stripe) => {
        const { id } = await stripe.customers.create({
          metadata: { uid },
          ...(email ? { email } : {}),
        });
        return id;
      }),

    uidOfCustomer: (customerId) =>
      ask<string | null>(async (stripe) => {
        const customer = await stripe.customers.retrieve(customerId);
        return customer.deleted ? null : (customer.metadata["uid"] ?? null);
      }, null),

    checkout: ({ uid, customerId, plan, backTo }) =>
      ask(async (stripe) => {
        const open = await stripe.checkout.sessions.list({ customer: customerId, status: "open" });
        // Paid or run out in this moment: then there is nothing to close.
        for (const { id } of open.data)
          await stripe.checkout.sessions.expire(id).catch(() => undefined);
        const page = await stripe.checkout.sessions.create({
          mode: "subscription",
          customer: customerId,
          client_reference_id: uid,
          line_items: [{ price: choice.prices[plan], quantity: 1 }],
          subscription_data: { metadata: { uid, plan } },
          success_url: `${backTo}?from=checkout`,
          cancel_url: backTo,
          custom_text: { submit: { message: withdrawalHint } },
        });
        if (!page.url) throw new Error("a page to pay at has no address");
        return page.url;
      }),

    portal: (customerId, backTo) =>
      ask(async (stripe) => {
        const { url } = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: `${backTo}?from=portal`,
        });
        return url;
      }),

    subscriptions: (customerId) =>
      ask<Subscription[]>(async (stripe) => {
        const list = await stripe.subscriptions.list({
          customer: customerId,
          status: "all",
          limit: 100,
        });
        return Promise.all(list.data.map(subscriptionOf));
      }, []),

    setEndsWithPeriod: (subscriptionId, endsWithPeriod) =>
      ask(async (stripe) => {
        if (endsWithPeriod) {
          await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
          return;
        }
        const held = await stripe.subscriptions.retrieve(subscriptionId);
        await stripe.subscriptions.update(
          subscriptionId,
          held.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: "" },
        );
      }),

    cancelNow: (subscriptionId) =>
      ask<null>(async (stripe) => {
        await stripe.subscriptions.cancel(subscriptionId, { invoice_now: false, prorate: false });
        return null;
      }, null).then(() => undefined),

    refundSince: (customerId, since) =>
      ask(async (stripe) => {
        const charges = await stripe.charges.list({
          customer: customerId,
          created: { gte: Math.floor(since.getTime() / 1_000) },
          limit: 100,
        });
        const refunds: Refund[] = [];
        for (const { id, paid, amount, amount_refunded, currency } of charges.data) {
          if (!paid || amount === 0) continue;
          if (amount_refunded < amount)
            await stripe.refunds.create(
              { charge: id, reason: "requested_by_customer" },
              { idempotencyKey: `withdrawal-${id}` },
            );
          refunds.push({ amount, currency });
        }
        return refunds;
      }),

    forgetCustomer: (customerId) =>
      ask<null>(async (stripe) => {
        await stripe.customers.del(customerId);
        return null;
      }, null).then(() => undefined),

    readMessage: async (body, signature) => {
      const stripe = await client();
      return messageOf(
        stripe.webhooks.constructEvent(
          body,
          signature,
          choice.webhookSecret,
          signatureMaxAgeSeconds,
          undefined,
          now().getTime(),
        ),
      );
    },
  };
};
