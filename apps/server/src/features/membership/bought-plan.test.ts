import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { memberships, paymentEvents } from "../../db/schema/membership.ts";
import { createPayingApp, nobodysPlan, type PayingApp } from "../../testing/paying-app.ts";
import { accountPassword } from "../../testing/test-app.ts";

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

const dayMs = 24 * 60 * 60_000;
const secondsOf = (at: Date) => Math.floor(at.getTime() / 1_000);

describe("a plan that was bought", () => {
  it("lasts till the end of what was paid for when it is cancelled, and can be kept after all", async () => {
    const ana = await paying.buyer();
    await ana.client.membership.refresh({});
    const cancelled = await ana.client.membership.cancel({});
    expect(cancelled).toMatchObject({ plan: "paid", ends_with_period: true });
    expect(ana.subscription.cancel_at_period_end).toBe(true);
    expect(await ana.client.membership.keep({})).toMatchObject({ ends_with_period: false });
    await ana.client.membership.cancel({});
    await paying.send(paying.about("customer.subscription.updated", ana.subscription));
    expect(await paying.flags(ana)).toMatchObject({ isPaid: true });

    ana.subscription.status = "canceled";
    await paying.send(paying.about("customer.subscription.deleted", ana.subscription));
    expect(await paying.flags(ana)).toMatchObject(nobodysPlan);
    expect((await paying.flags(ana)).credits).toBe(30);
    expect(await paying.standing(ana)).toMatchObject({ role: "member", plan: null, portal: true });
  });

  it("outlives a failed payment by seven days from the first failure, and not longer", async () => {
    const ana = await paying.buyer();
    const { clock, dependencies } = paying.server;
    await ana.client.membership.refresh({});
    ana.subscription.status = "past_due";
    await paying.send(paying.about("invoice.payment_failed", ana.subscription));
    const first = await paying.standing(ana);
    expect(first.plan).toBe("paid");
    expect(Date.parse(first.grace_until ?? "")).toBe(secondsOf(clock.now) * 1_000 + 7 * dayMs);

    clock.now = new Date(startedAt.getTime() + 5 * dayMs);
    await paying.send(paying.about("invoice.payment_failed", ana.subscription));
    await dependencies.membership.payments?.endOverdue();
    expect(await paying.flags(ana)).toMatchObject({ isPaid: true });

    clock.now = new Date(startedAt.getTime() + 7 * dayMs + 1_000);
    await dependencies.membership.payments?.endOverdue();
    expect(await paying.flags(ana)).toMatchObject(nobodysPlan);

    ana.subscription.status = "active";
    await paying.send(paying.about("invoice.paid", ana.subscription));
    expect(await paying.flags(ana)).toEqual({ isPaid: true, isPro: false, credits: 300 });
  });

  it("ends with its grace also while the payment service is silent, and when it is only read", async () => {
    const ana = await paying.buyer();
    const { clock, dependencies } = paying.server;
    await ana.client.membership.refresh({});
    ana.subscription.status = "past_due";
    await paying.send(paying.about("invoice.payment_failed", ana.subscription));
    clock.now = new Date(startedAt.getTime() + 8 * dayMs);
    paying.payments.isDown = true;
    expect(await dependencies.membership.read(ana.uid)).toMatchObject({
      role: "member",
      plan: null,
    });
    expect(await paying.flags(ana)).toMatchObject(nobodysPlan);
  });

  it("ends when the message that it ended never came", async () => {
    const ana = await paying.buyer();
    await ana.client.membership.refresh({});
    ana.subscription.status = "canceled";
    paying.server.clock.now = new Date(startedAt.getTime() + 32 * dayMs);
    await paying.server.dependencies.membership.payments?.endOverdue();
    expect(await paying.flags(ana)).toMatchObject(nobodysPlan);
  });

  it("ends at once when the payment for it was given back, and not for an older one", async () => {
    const ana = await paying.buyer();
    await ana.client.membership.refresh({});
    const [charge] = [...paying.payments.charges.values()].filter(
      ({ customer }) => customer === ana.subscription.customer,
    );
    if (!charge) throw new Error("nothing was paid");
    const refunded = (created: number, whole = true) =>
      paying.send(
        paying.payments.event("charge.refunded", { ...charge, created, refunded: whole }),
      );
    await refunded(charge.created, false);
    await refunded(charge.created - 40 * 24 * 3_600);
    expect(await paying.flags(ana)).toMatchObject({ isPaid: true });
    await refunded(charge.created);
    expect(await paying.flags(ana)).toMatchObject(nobodysPlan);
    expect(ana.subscription.status).toBe("canceled");
  });

  it("can be withdrawn from for fourteen days: all money back, ended at once, confirmed in writing", async () => {
    const ana = await paying.buyer("pro");
    await ana.client.membership.refresh({});
    const [charge] = [...paying.payments.charges.values()].filter(
      ({ customer }) => customer === ana.subscription.customer,
    );
    const answer = await ana.client.membership.withdraw({ confirm: "Y" });
    expect(answer).toMatchObject({
      membership: { plan: null, role: "member", withdraw_until: null },
      refunded: [{ amount: 1900, currency: "eur" }],
    });
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 1900 });
    expect(ana.subscription.status).toBe("canceled");
    const letters = await paying.server.dependencies.outbox.list({ limit: 10 });
    expect(letters.page.filter(({ uid }) => uid === ana.uid)).toMatchObject([
      { purpose: "withdrawal_confirmed", channel: "mail" },
      { purpose: "verify_address", channel: "mail" },
    ]);
    await expect(ana.client.membership.withdraw({ confirm: "Y" })).rejects.toMatchObject({
      code: "membership_not_bought",
    });

    const ben = await paying.buyer();
    await ben.client.membership.refresh({});
    paying.server.clock.now = new Date(startedAt.getTime() + 15 * dayMs + 2_000);
    await expect(paying.server.dependencies.membership.withdraw(ben.uid)).rejects.toMatchObject({
      code: "withdrawal_over",
    });
    expect(await paying.flags(ben)).toMatchObject({ isPaid: true });
  });

  it("loses nothing when a withdrawal breaks off: asked for again, nothing is paid back twice", async () => {
    const ana = await paying.buyer();
    await ana.client.membership.refresh({});
    paying.payments.isDown = true;
    await expect(ana.client.membership.withdraw({ confirm: "Y" })).rejects.toMatchObject({
      code: "payments_unreachable",
    });
    paying.payments.isDown = false;
    expect(await paying.standing(ana)).toMatchObject({ plan: "paid" });
    await ana.client.membership.withdraw({ confirm: "Y" });
    expect(await paying.flags(ana)).toMatchObject(nobodysPlan);
  });

  it("is not paid for once more: a second page to pay at closes the first", async () => {
    const ana = await paying.server.account();
    const first = await ana.client.membership.checkout({ plan: "paid" });
    const second = await ana.client.membership.checkout({ plan: "pro" });
    const idOf = ({ url }: { url: string }) => url.split("/").at(-1) ?? "";
    expect(() => paying.payments.pay(idOf(first))).toThrow();
    paying.payments.pay(idOf(second));
    await ana.client.membership.refresh({});
    await expect(ana.client.membership.checkout({ plan: "paid" })).rejects.toMatchObject({
      code: "membership_bought",
    });
    const customers = [...paying.payments.customers.values()];
    expect(customers.filter(({ metadata }) => metadata["uid"] === ana.uid)).toHaveLength(1);
  });

  it("keeps its plan when the price is replaced by another for the same product", async () => {
    const ana = await paying.buyer("pro");
    const [item] = ana.subscription.items.data;
    if (item) item.price = { id: "price_of_last_year", product: "prod_pro" };
    ana.subscription.metadata["plan"] = "paid";
    await ana.client.membership.refresh({});
    expect(await paying.standing(ana)).toMatchObject({ plan: "pro" });
  });

  it("is cancelled with the account, which leaves nothing with the payment service", async () => {
    const ana = await paying.buyer();
    await ana.client.membership.refresh({});
    await ana.client.account.remove({ confirm: "Y", password: accountPassword });
    expect(ana.subscription.status).toBe("canceled");
    expect(paying.payments.customers.has(ana.subscription.customer)).toBe(false);
    expect(await paying.send(paying.about("customer.subscription.deleted", ana.subscription))).toBe(
      200,
    );
    const { db } = paying.server.database;
    for (const table of [memberships, paymentEvents])
      expect(await db.select().from(table).where(eq(table.uid, ana.uid))).toEqual([]);
  });

  it("does not keep an account from being deleted, and is ended and paid back when its next payment comes", async () => {
    const ana = await paying.buyer();
    await ana.client.membership.refresh({});
    paying.payments.isDown = true;
    await ana.client.account.remove({ confirm: "Y", password: accountPassword });
    paying.payments.isDown = false;
    expect(await paying.flags(ana)).toEqual({});
    expect(ana.subscription.status).toBe("active");
    expect(paying.server.logLines.join("\n")).toContain(ana.subscription.customer);
    await paying.send(paying.about("invoice.paid", ana.subscription));
    expect(ana.subscription.status).toBe("canceled");
    const [charge] = [...paying.payments.charges.values()].filter(
      ({ customer }) => customer === ana.subscription.customer,
    );
    expect(charge?.refunded).toBe(true);
  });
});
