import { timings } from "@app/contract/timings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const later = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms);
};

describe("a profile", () => {
  it("takes a name, in one form, and lets go of it", async () => {
    const { client } = await test.account();
    expect((await client.users.me({})).username).toBeNull();
    expect((await client.users.change({ username: "  Sam   Reed " })).username).toBe("Sam Reed");
    expect((await client.users.me({})).username).toBe("Sam Reed");
    expect((await client.users.change({ username: null })).username).toBeNull();
  });

  it("refuses a name that deceives, and says what is wrong with it", async () => {
    const { client } = await test.account();
    await expect(client.users.change({ username: "Moderator" })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("spoke for us"),
    });
    expect((await client.users.me({})).username).toBeNull();
  });

  it("keeps what was completed or shown: there is no way back", async () => {
    const { client, token } = await test.anonymous();
    await client.users.change({ onboarding_completed: true });
    const after = await client.users.change({ early_feedback_shown: true });
    expect([after.onboarding_completed, after.early_feedback_shown]).toEqual([true, true]);
    const back = await test.inject("/api/users/me", {
      method: "PATCH",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ onboarding_completed: false }),
    });
    expect(back.status).toBe(400);
    expect((await client.users.me({})).onboarding_completed).toBe(true);
  });

  it("cannot be paid for by asking", async () => {
    const { client, token } = await test.account();
    await test.inject("/api/users/me", {
      method: "PATCH",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ is_pro: "Y", voice_credits: 999, username: "Sam" }),
    });
    expect(await client.users.me({})).toMatchObject({ is_pro: "N", voice_credits: 30 });
  });
});

it("the profile tells when credits were filled up, and not when it was looked at", async () => {
  const { client } = await test.account();
  expect((await client.users.me({})).last_credit_reset).toBeNull();
  const { last_credit_reset } = await client.voice.credits({});
  test.clock.now = new Date(test.clock.now.getTime() + 60_000);
  expect(await client.users.me({})).toMatchObject({ voice_credits: 30, last_credit_reset });
});

describe("the time of the last sign-in", () => {
  it("is written when it is twelve hours old, and not before", async () => {
    const { client, uid } = await test.account();
    expect((await client.users.me({})).last_logged_in).toBeNull();
    const { last_logged_in: first } = await client.users.here({});
    expect((await client.users.me({})).last_logged_in).toBe(first);
    // Asked below the calls: by then a token would be too old.
    const { service: users } = test.dependencies.users;
    later(timings.lastLogin.minAgeMs - 60_000);
    expect((await users.here(uid)).last_logged_in).toBe(first);
    later(120_000);
    const { last_logged_in: second } = await users.here(uid);
    expect(Date.parse(second) - Date.parse(first)).toBeGreaterThanOrEqual(
      timings.lastLogin.minAgeMs,
    );
    expect((await users.profile(uid)).last_logged_in).toBe(second);
  });
});
