import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { paymentEvents } from "../../db/schema/membership.ts";
import { users } from "../../db/schema/people.ts";
import { createPayingApp, nobodysPlan, type PayingApp } from "../../testing/paying-app.ts";

let paying: PayingApp;
let startedAt: Date;
beforeAll(async () => {
  paying = await createPayingApp();
  startedAt = paying.server.clock.now;
});
afterEach(() => {
  paying.server.clock.now = startedAt;
  paying.payments.isDown = false;
});
afterAll(() => paying.close());

describe("a message of the payment service", () => {
  it("brings the plan, the flags and the credits at once", async () => {
    const ana = await paying.buyer("paid");
    expect(await paying.flags(ana)).toMatchObject({ ...nobodysPlan, credits: 0 });
    expect(await paying.send(paying.about("checkout.session.completed", ana.subscription))).toBe(
      200,
    );
    expect(await paying.flags(ana)).toEqual({ isPaid: true, isPro: false, credits: 300 });
    expect(await ana.client.users.me({})).toMatchObject({
      is_paid: "Y",
      is_pro: "N",
      voice_credits: 300,
      messages_left_today: null,
    });
    expect(await paying.standing(ana)).toMatchObject({
      role: "paid",
      plan: "paid",
      source: "bought",
      portal: true,
    });

    const ben = await paying.buyer("pro");
    await paying.send(paying.about("customer.subscription.created", ben.subscription));
    expect(await paying.flags(ben)).toEqual({ isPaid: true, isPro: true, credits: 999_999 });
  });

  it("is dealt with once, however often it comes", async () => {
    const ana = await paying.buyer();
    const event = paying.about("invoice.paid", ana.subscription);
    expect(await paying.send(event)).toBe(200);
    const { db } = paying.server.database;
    await db.update(users).set({ voiceCredits: 7 }).where(eq(users.uid, ana.uid));
    const asked = paying.payments.requests.length;
    for (let time = 0; time < 3; time++) expect(await paying.send(event)).toBe(200);
    expect((await paying.flags(ana)).credits).toBe(7);
    expect(paying.payments.requests.length).toBe(asked);
    expect(
      await db.select().from(paymentEvents).where(eq(paymentEvents.uid, ana.uid)),
    ).toHaveLength(1);
  });

  it("changes nothing when it arrives after what came later", async () => {
    const ana = await paying.buyer();
    const created = paying.about("customer.subscription.created", {
      ...ana.subscription,
      status: "incomplete",
    });
    const active = paying.about("customer.subscription.updated", ana.subscription);
    await paying.send(active);
    await paying.send(created);
    expect(await paying.flags(ana)).toMatchObject({ isPaid: true });

    const updated = paying.about("customer.subscription.updated", ana.subscription);
    ana.subscription.status = "canceled";
    await paying.send(paying.about("customer.subscription.deleted", ana.subscription));
    await paying.send(updated);
    expect(await paying.flags(ana)).toMatchObject(nobodysPlan);
  });

  it("settles on what is true, with all of them at once", async () => {
    const ana = await paying.buyer("pro");
    const types = ["checkout.session.completed", "customer.subscription.updated", "invoice.paid"];
    const events = [...types, ...types].map((type) => paying.about(type, ana.subscription));
    const answers = await Promise.all(events.map((event) => paying.send(event)));
    expect(answers.every((status) => status === 200 || status === 503)).toBe(true);
    expect(await paying.flags(ana)).toEqual({ isPaid: true, isPro: true, credits: 999_999 });
  });

  it("is refused with a wrong signature, without one, changed on the way, or too late", async () => {
    const ana = await paying.buyer();
    const event = paying.about("invoice.paid", ana.subscription);
    expect(await paying.send(event, { secret: "whsec_of_somebody_else" })).toBe(400);
    const late = new Date(paying.server.clock.now.getTime() - 6 * 60_000);
    expect(await paying.send(event, { at: late })).toBe(400);
    for (const headers of [{}, { "stripe-signature": "t=1,v1=00" }]) {
      const response = await paying.server.inject("/api/payments/webhook", {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(event),
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: "payment_message_refused" });
    }
    expect(await paying.flags(ana)).toMatchObject(nobodysPlan);
  });

  it("is taken and passed over when it concerns nothing or nobody here", async () => {
    const { payments } = paying;
    expect(await paying.send(payments.event("payout.paid", { object: "payout" }))).toBe(200);
    const stranger = { object: "charge", customer: "cus_unknown", refunded: true, created: 1 };
    expect(await paying.send(payments.event("charge.refunded", stranger))).toBe(200);
    const elsewhere = payments.event("customer.subscription.updated", {
      object: "subscription",
      customer: "cus_unknown",
      metadata: { uid: "a-person-of-another-product" },
    });
    expect(await paying.send(elsewhere)).toBe(200);
  });

  it("is asked for again while the payment service cannot be reached, and then counts", async () => {
    const ana = await paying.buyer();
    const event = paying.about("invoice.paid", ana.subscription);
    paying.payments.isDown = true;
    expect(await paying.send(event)).toBe(503);
    expect(await paying.flags(ana)).toMatchObject(nobodysPlan);
    paying.payments.isDown = false;
    expect(await paying.send(event)).toBe(200);
    expect(await paying.flags(ana)).toMatchObject({ isPaid: true });
  });
});

describe("what is asked of the payment service", () => {
  it("carries the person's id and one fixed version, and is never logged with an address", async () => {
    const email = "somebody.in.particular@mail.example";
    const ana = await paying.server.account(email);
    await ana.client.membership.checkout({ plan: "paid" });
    const checkout = [...paying.payments.checkouts.values()].find(
      ({ client_reference_id }) => client_reference_id === ana.uid,
    );
    expect(checkout?.subscriptionMetadata).toEqual({ uid: ana.uid, plan: "paid" });
    expect(checkout?.success_url).toBe("http://localhost:3000/membership?from=checkout");
    const versions = new Set(
      paying.payments.requests.map(({ headers }) => headers["stripe-version"]),
    );
    expect([...versions]).toEqual(["2026-10-28.endive"]);
    expect(paying.server.logLines.join("\n")).not.toContain(email);
  });

  it("gives the prices, and the page still comes when it does not answer", async () => {
    expect((await paying.server.clientFor(null).membership.offer({})).prices).toEqual({
      paid: { amount: 900, currency: "eur", interval: "month", interval_count: 1 },
      pro: { amount: 1900, currency: "eur", interval: "month", interval_count: 1 },
    });
    paying.server.clock.now = new Date(startedAt.getTime() + 6 * 60_000);
    paying.payments.isDown = true;
    expect(await paying.server.clientFor(null).membership.offer({})).toMatchObject({
      payments: true,
      plans_free: false,
      prices: { paid: null, pro: null },
    });
  });

  it("is never asked to choose a plan at no cost where plans are sold", async () => {
    const ana = await paying.server.account();
    await expect(ana.client.membership.choose({ plan: "pro" })).rejects.toMatchObject({
      code: "plans_not_free",
    });
    expect(await paying.flags(ana)).toMatchObject(nobodysPlan);
  });
});
