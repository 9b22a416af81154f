import { entitlements } from "@app/contract/entitlements";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "../../db/schema/people.ts";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";

let server: TestApp;
let forbidding: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  forbidding = await createTestApp({ env: { FREE_PLANS: "false" } });
});
afterAll(async () => {
  await server.close();
  await forbidding.close();
});

const profile = async ({ client }: TestPerson) => {
  const { is_paid, is_pro, voice_credits, messages_left_today } = await client.users.me({});
  return { is_paid, is_pro, voice_credits, messages_left_today };
};

describe("without payments", () => {
  it("says so, with the table it enforces", async () => {
    expect(await server.clientFor(null).membership.offer({})).toEqual({
      kinds: entitlements,
      payments: false,
      plans_free: true,
      prices: { paid: null, pro: null },
    });
  });

  it("a plan is chosen at no cost, counts at once, and is left again", async () => {
    const ana = await server.account();
    await expect(ana.client.sessions.create({ session_type: "deepDive" })).rejects.toMatchObject({
      code: "not_in_plan",
    });
    expect(await ana.client.membership.choose({ plan: "paid" })).toMatchObject({
      role: "paid",
      plan: "paid",
      source: "chosen",
      period_ends_at: null,
      portal: false,
    });
    expect(await profile(ana)).toEqual({
      is_paid: "Y",
      is_pro: "N",
      voice_credits: 300,
      messages_left_today: null,
    });
    const { session } = await ana.client.sessions.create({ session_type: "deepDive" });
    expect(session.session_type).toBe("deepDive");

    expect(await ana.client.membership.choose({ plan: "pro" })).toMatchObject({ role: "pro" });
    expect(await profile(ana)).toMatchObject({
      is_paid: "Y",
      is_pro: "Y",
      voice_credits: 999_999,
    });
    expect(await ana.client.membership.cancel({})).toMatchObject({ role: "member", plan: null });
    expect(await profile(ana)).toMatchObject({ is_paid: "N", is_pro: "N", voice_credits: 30 });
    await expect(ana.client.membership.cancel({})).rejects.toMatchObject({
      code: "membership_none",
    });
  });

  it("nobody chooses one without an account, or where the operator forbids it", async () => {
    const nobody = await server.anonymous();
    await expect(nobody.client.membership.choose({ plan: "pro" })).rejects.toMatchObject({
      code: "account_required",
    });
    expect(await nobody.client.membership.read({})).toMatchObject({ role: "anonymous" });
    const ana = await forbidding.account();
    await expect(ana.client.membership.choose({ plan: "pro" })).rejects.toMatchObject({
      code: "plans_not_free",
    });
    expect(await forbidding.clientFor(null).membership.offer({})).toMatchObject({
      plans_free: false,
    });
  });

  it("nothing leads to a page to pay at, and messages about payments find no address", async () => {
    const ana = await server.account();
    for (const call of [
      () => ana.client.membership.checkout({ plan: "paid" }),
      () => ana.client.membership.portal({}),
      () => ana.client.membership.keep({}),
      () => ana.client.membership.withdraw({ confirm: "Y" }),
    ])
      await expect(call()).rejects.toMatchObject({ code: "payments_off" });
    const response = await server.inject("/api/payments/webhook", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    expect(response.status).toBe(404);
  });
});

describe("a plan given by the operator", () => {
  it("counts at once and is taken away again", async () => {
    const ana = await server.account();
    const { setPlan } = server.dependencies.membership;
    await setPlan(ana.uid, "pro", "given");
    expect(await ana.client.membership.read({})).toMatchObject({ role: "pro", source: "given" });
    await setPlan(ana.uid, null, "given");
    expect(await profile(ana)).toMatchObject({ is_paid: "N", is_pro: "N" });
    await setPlan(ana.uid, null, "given");
    expect(await ana.client.membership.read({})).toMatchObject({ role: "member", plan: null });
  });

  it("is refused for somebody without an account and for nobody", async () => {
    const { setPlan } = server.dependencies.membership;
    const nobody = await server.anonymous();
    await expect(setPlan(nobody.uid, "pro", "given")).rejects.toMatchObject({
      code: "account_required",
    });
    await expect(setPlan("gone", "pro", "given")).rejects.toMatchObject({ code: "not_found" });
    const [row] = await server.database.db.select().from(users).where(eq(users.uid, nobody.uid));
    expect(row?.isPaid).toBe(false);
  });
});
