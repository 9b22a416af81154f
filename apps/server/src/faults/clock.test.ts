import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createEndedSignIns } from "../identity/ended-sign-ins.ts";
import { createThrottle } from "../identity/throttle.ts";
import { expectNothingWrong } from "../testing/expect-nothing-wrong.ts";
import { beginTalk } from "../testing/talk.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { createTestOutbox, letterTo } from "../testing/test-outbox.ts";

const minuteMs = 60_000;

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const later = (ms: number): Date => new Date(test.clock.now.getTime() + ms);

// Not further ahead than a token lives: then the page would ask for a new one, which is nothing of the clock.
describe.each([
  ["five minutes ahead", 5 * minuteMs],
  ["an hour back", -60 * minuteMs],
])("a clock that jumps %s", (name, ms) => {
  it("loses, doubles and misplaces nothing in a conversation", async () => {
    const talk = await beginTalk((await test.anonymous()).client);
    expect(await talk.say()).toEqual({ kind: "answered" });
    test.clock.now = later(ms);
    expect(await talk.say()).toEqual({ kind: "answered" });
    expect(await talk.say()).toEqual({ kind: "answered" });
    expectNothingWrong(`a clock that jumps ${name}`, [await talk.check()]);
  });

  it("leaves no session blocked by a turn that was taken before it", async () => {
    const talk = await beginTalk((await test.anonymous()).client);
    // As a server leaves it that was killed in mid-reply.
    await test.database.pool.query(
      "update user_sessions set turn_seq = 99, turn_until = $1 where id = $2",
      [later(15_000), talk.id],
    );
    expect(await talk.say()).toMatchObject({ code: "reply_in_progress" });
    test.clock.now = later(ms);
    expect(await talk.sayAgain()).toEqual([{ kind: "answered" }]);
    expectNothingWrong(`a turn from before a jump ${name}`, [await talk.check()]);
  });
});

describe("a clock that was set back", () => {
  it("makes nobody wait longer for a password than the longest wait there is", async () => {
    let now = test.clock.now;
    const throttle = createThrottle({
      db: test.database.db,
      secret: "s".repeat(32),
      now: () => now,
    });
    const key = { name: "password_account", of: "ana@mail.example" } as const;
    let waitMs = 0;
    for (let tries = 0; tries < 20 && waitMs === 0; tries++) waitMs = await throttle.take([key]);
    expect(waitMs).toBeGreaterThan(0);
    now = later(-24 * 60 * minuteMs);
    expect(await throttle.take([key])).toBe(0);
  });

  it("keeps no letter back", async () => {
    const post = await createTestOutbox();
    const sent: string[] = [];
    let isUp = false;
    const delivery = post.delivery({
      mail: {
        send: async ({ body }) => {
          if (!isUp) throw new Error("down");
          sent.push(body.to);
        },
        close: () => undefined,
      },
    });
    await post.post().mail("u1", letterTo("ana@mail.example"));
    expect(await delivery.run()).toBe(0);
    isUp = true;
    post.forward(-60 * 60 * minuteMs);
    expect(await delivery.run()).toBe(1);
    expect(sent).toEqual(["ana@mail.example"]);
    await post.close();
  });
});

it("a sign-in that ends on a server whose clock is behind ends on every other", async () => {
  const { endedSignIns } = test.dependencies.identity;
  await endedSignIns.refresh();
  const token = { uid: "u1", signInId: "there", issuedAtMs: later(-2 * minuteMs).getTime() };
  const behind = createEndedSignIns({
    db: test.database.db,
    longestTokenMs: 10 * minuteMs,
    now: () => later(-5 * minuteMs),
  });
  await behind.end({ signIn: "there" });
  expect(endedSignIns.has(token)).toBe(false);
  await endedSignIns.refresh();
  expect(endedSignIns.has(token)).toBe(true);
});
