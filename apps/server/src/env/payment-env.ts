import { z } from "zod";
import { StartError } from "../start-error.ts";

export const paymentVariables = {
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_PRICE_PAID: z.string().min(1).optional(),
  STRIPE_PRICE_PRO: z.string().min(1).optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  FREE_PLANS: z.stringbool().default(true),
};

export const paymentNotes: Record<keyof typeof paymentVariables, string> = {
  STRIPE_SECRET_KEY: "Sells memberships with Stripe; without it nothing is sold",
  STRIPE_WEBHOOK_SECRET:
    "Proves that messages to /api/payments/webhook are Stripe's; needed with the key",
  STRIPE_PRICE_PAID: "The id of the recurring price of the paid plan; needed with the key",
  STRIPE_PRICE_PRO: "The id of the recurring price of the pro plan; needed with the key",
  STRIPE_API_URL: "Another address of Stripe's API, for tests",
  FREE_PLANS: "Whether people may choose a plan at no cost where nothing is sold",
};

export type PaymentChoice = {
  secretKey: string;
  webhookSecret: string;
  prices: { paid: string; pro: string };
  apiUrl: string | null;
};

type Read = z.output<z.ZodObject<typeof paymentVariables>>;

const companions = ["STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_PAID", "STRIPE_PRICE_PRO"] as const;

/** null: this copy runs without payments. Half a configuration would take money and give nothing, so it stops the start. */
export const paymentChoice = (read: Read): PaymentChoice | null => {
  if (!read.STRIPE_SECRET_KEY) {
    const stray = companions.find((name) => read[name]);
    if (stray) throw new StartError(`STRIPE_SECRET_KEY is missing: ${stray} needs it.`);
    return null;
  }
  const need = (name: (typeof companions)[number]): string => {
    const value = read[name];
    if (!value) throw new StartError(`${name} is missing: STRIPE_SECRET_KEY needs it.`);
    return value;
  };
  return {
    secretKey: read.STRIPE_SECRET_KEY,
    webhookSecret: need("STRIPE_WEBHOOK_SECRET"),
    prices: { paid: need("STRIPE_PRICE_PAID"), pro: need("STRIPE_PRICE_PRO") },
    apiUrl: read.STRIPE_API_URL ?? null,
  };
};
