import type { MembershipStanding } from "@app/contract/calls/membership";
import type { Plan } from "@app/contract/entitlements";
import { eq } from "drizzle-orm";
import { Stripe } from "stripe";
import { users } from "../db/schema/people.ts";
import { webhookPath } from "../features/membership/mount-webhook.ts";
import type { HeldSubscription } from "./payments/held-payments.ts";
import { type PaymentServer, startPaymentServer } from "./payments/payment-server.ts";
import { createTestApp, type TestApp, type TestPerson } from "./test-app.ts";

const webhookSecret = "whsec_only_for_this_test";

type Flags = { isPaid?: boolean; isPro?: boolean; credits?: number };
export const nobodysPlan = { isPaid: false, isPro: false };

export type PayingApp = {
  server: TestApp;
  payments: PaymentServer;
  /** Sends a message signed by the official library; the answer's status. */
  send(event: object, options?: { secret?: string; at?: Date }): Promise<number>;
  /** A message about this subscription, as it stands now. */
  about(type: string, subscription: HeldSubscription, at?: Date): object;
  /** An account that went to the page to pay at and paid there; nothing of it has arrived yet. */
  buyer(plan?: Plan): Promise<TestPerson & { subscription: HeldSubscription }>;
  standing(person: TestPerson): Promise<MembershipStanding>;
  /** From the database: a token lives for minutes, and tests move the clock. */
  flags(person: TestPerson): Promise<Flags>;
  close(): Promise<void>;
};

/** The product with a double of the payment service behind it. */
export const createPayingApp = async (): Promise<PayingApp> => {
  const payments = await startPaymentServer();
  const server = await createTestApp({
    env: {
      STRIPE_SECRET_KEY: "sk_test_nobody",
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_PAID: "price_paid",
      STRIPE_PRICE_PRO: "price_pro",
      STRIPE_API_URL: payments.url,
    },
  });
  const nowAt = () => new Date(server.clock.now);

  return {
    server,
    payments,
    send: async (event, { secret = webhookSecret, at } = {}) => {
      const payload = JSON.stringify(event);
      const header = Stripe.webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp: Math.floor((at ?? nowAt()).getTime() / 1_000),
      });
      const response = await server.inject(webhookPath, {
        method: "POST",
        headers: { "stripe-signature": header, "content-type": "application/json; charset=utf-8" },
        body: payload,
      });
      return response.status;
    },
    about: (type, subscription, at = nowAt()) => {
      const { id, customer, metadata } = subscription;
      const object = type.startsWith("invoice.")
        ? {
            object: "invoice",
            customer,
            parent: { subscription_details: { subscription: id, metadata } },
          }
        : type === "checkout.session.completed"
          ? {
              object: "checkout.session",
              customer,
              client_reference_id: metadata["uid"],
              subscription: id,
            }
          : subscription;
      return payments.event(type, object, at);
    },
    buyer: async (plan = "paid") => {
      const person = await server.account();
      const { url } = await person.client.membership.checkout({ plan });
      const subscription = payments.pay(url.split("/").at(-1) ?? "", nowAt());
      return { ...person, subscription };
    },
    standing: (person) => person.client.membership.read({}),
    flags: async ({ uid }) => {
      const [row] = await server.database.db.select().from(users).where(eq(users.uid, uid));
      return row ? { isPaid: row.isPaid, isPro: row.isPro, credits: row.voiceCredits } : {};
    },
    close: async () => {
      await server.close();
      await payments.close();
    },
  };
};
