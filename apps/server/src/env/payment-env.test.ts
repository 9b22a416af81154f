import { describe, expect, it } from "vitest";
import { readEnv } from "../env.ts";

const read = (source: Record<string, string>) => readEnv(source, "/project");
const whole = {
  STRIPE_SECRET_KEY: "sk_test_nobody",
  STRIPE_WEBHOOK_SECRET: "whsec_nobody",
  STRIPE_PRICE_PAID: "price_a",
  STRIPE_PRICE_PRO: "price_b",
};

describe("the variables of payments", () => {
  it("leave a copy without payments, with plans at no cost, when none is set", () => {
    expect(read({})).toMatchObject({ payments: null, freePlans: true });
    expect(read({ FREE_PLANS: "false" })).toMatchObject({ freePlans: false });
  });

  it("make one whole choice", () => {
    expect(read(whole).payments).toEqual({
      secretKey: "sk_test_nobody",
      webhookSecret: "whsec_nobody",
      prices: { paid: "price_a", pro: "price_b" },
      apiUrl: null,
    });
  });

  it.each(Object.keys(whole))("stop the start when %s alone is missing", (name) => {
    expect(() => read({ ...whole, [name]: "" })).toThrow(new RegExp(`^${name} is missing`));
  });
});
