import { lastSessionField } from "@app/contract/brand";
import { ApiError } from "@app/contract/client";
import { describe, expect, test } from "vitest";
import { createSessionMover } from "./move-sessions.ts";

type Person = { uid: string; anonymous: boolean } | null;

const answerWith = (status: number, code: string) => new ApiError("no", status, { code });

const setUp = (first: Person, failures: Error[] = []) => {
  const world = { person: first, kept: undefined as string | undefined, waits: 0 };
  const asked: unknown[] = [];
  const mover = createSessionMover({
    identity: {
      token: async () => world.person && "token",
      uid: () => world.person?.uid ?? null,
      isAnonymous: () => world.person?.anonymous ?? null,
    },
    calls: {
      lastSession: async () => ({ [lastSessionField]: "last" }),
      migrationLink: async () => ({ anonymous_uid: "anon", link: "proof", expires_at: "" }),
      migrateSessions: async (input) => {
        asked.push(input);
        const failure = failures.shift();
        if (failure) throw failure;
        return { migrated_sessions: 1, session_id: input.session_id ?? null };
      },
    },
    item: {
      get: () => world.kept,
      set: (value) => {
        world.kept = value;
      },
      remove: () => {
        world.kept = undefined;
      },
    },
    wait: async () => {
      world.waits += 1;
    },
  });
  return { world, mover, asked };
};

const anonymous: Person = { uid: "anon", anonymous: true };
const account: Person = { uid: "account", anonymous: false };

describe("taking an anonymous person's sessions into an account", () => {
  test("both identities are proved, and the last session is the one to come back to", async () => {
    const { world, mover, asked } = setUp(anonymous);
    expect(await mover.prepare(null)).toBe(true);
    world.person = account;
    expect(await mover.finish()).toEqual({ sessionId: "last" });
    expect(asked).toEqual([
      { anonymous_uid: "anon", new_uid: "account", link: "proof", session_id: "last" },
    ]);
    expect(world.kept).toBeUndefined();
  });

  test("where nobody is, or an account already, nothing is prepared", async () => {
    for (const person of [null, account]) {
      const { world, mover } = setUp(person);
      expect(await mover.prepare(null)).toBe(false);
      expect(world.kept).toBeUndefined();
    }
  });

  test("nothing moves while the anonymous sign-in is still the one here", async () => {
    const { world, mover, asked } = setUp(anonymous);
    await mover.prepare("s1");
    expect(await mover.finish()).toBeNull();
    expect(asked).toEqual([]);
    expect(world.kept).toBeDefined();
  });

  test("a reply that is still being written is waited for", async () => {
    const busy = answerWith(409, "reply_in_progress");
    const { world, mover } = setUp(anonymous, [busy, busy]);
    await mover.prepare("s1");
    world.person = account;
    expect(await mover.finish()).toEqual({ sessionId: "s1" });
    expect(world.waits).toBe(2);
  });

  test("a failure that may pass keeps the proof, a refusal does not", async () => {
    for (const [failure, kept] of [
      [new TypeError("no line"), true],
      [answerWith(503, "unavailable"), true],
      [answerWith(403, "migration_link_invalid"), false],
    ] as const) {
      const { world, mover } = setUp(anonymous, [failure]);
      await mover.prepare("s1");
      world.person = account;
      await expect(mover.finish()).rejects.toBe(failure);
      expect(world.kept !== undefined).toBe(kept);
    }
  });

  test("what lies there and is not ours moves nothing", async () => {
    for (const text of ["", "null", "{}", "not json"]) {
      const { world, mover, asked } = setUp(account);
      world.kept = text;
      expect(await mover.finish()).toBeNull();
      expect(asked).toEqual([]);
    }
  });
});
