import { describe, expect, test } from "vitest";
import type { SessionMover } from "../../move-sessions.ts";
import { createSignIn } from "./sign-in.ts";

const refusal = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json({ detail: "as the provider says it", code }, { status, headers });

type Answers = Partial<Record<"up" | "in", () => Response>>;

const setUp = (answers: Answers, mover: Partial<SessionMover> = {}) => {
  const steps: string[] = [];
  const signIn = createSignIn({
    fetch: async (url) => {
      const way = url.includes("sign-up") ? "up" : "in";
      steps.push(way);
      return answers[way]?.() ?? Response.json({});
    },
    identity: { forget: () => steps.push("forget") },
    signedIn: { set: () => steps.push("remember") },
    mover: {
      prepare: async (id) => {
        steps.push(`prepare ${id}`);
        return true;
      },
      finish: async () => {
        steps.push("move");
        return { sessionId: "s1" };
      },
      drop: () => steps.push("drop"),
      ...mover,
    },
  });
  return { signIn, steps };
};

const who = { email: "sam@mail.example", password: "four quiet grey stones" };

describe("signing in and making an account", () => {
  test("the proof is asked for before the sign-in changes, and what was said moves after it", async () => {
    const { signIn, steps } = setUp({});
    expect(await signIn.enter("register", who, "s1")).toEqual({ status: "in", sessionId: "s1" });
    expect(steps).toEqual(["prepare s1", "up", "remember", "forget", "move"]);
  });

  test("without the proof nothing is changed", async () => {
    const { signIn, steps } = setUp(
      {},
      {
        prepare: async () => {
          throw new TypeError("no line");
        },
      },
    );
    await expect(signIn.enter("register", who, null)).rejects.toThrow("no line");
    expect(steps).toEqual([]);
  });

  test("a refusal moves nothing and forgets the proof", async () => {
    const { signIn, steps } = setUp({ in: () => refusal(401, "invalid_email_or_password") });
    const entered = await signIn.enter("signIn", who, null);
    expect(entered).toMatchObject({
      status: "refused",
      words: expect.stringContaining("do not go together"),
    });
    expect(steps).toEqual(["prepare null", "in", "drop"]);
  });

  test("who makes an account they have, with its password, is let in", async () => {
    const { signIn } = setUp({ up: () => refusal(422, "user_already_exists") });
    expect(await signIn.enter("register", who, null)).toMatchObject({ status: "in" });
  });

  test("who makes an account somebody else has learns nothing of that", async () => {
    const { signIn } = setUp({
      up: () => refusal(422, "user_already_exists"),
      in: () => refusal(401, "invalid_email_or_password"),
    });
    const entered = await signIn.enter("register", who, null);
    expect(entered.status).toBe("refused");
    expect(JSON.stringify(entered)).not.toMatch(/exist|taken|already|registered/i);
  });

  test("too many tries say how long to wait", async () => {
    const { signIn } = setUp({ in: () => refusal(429, "", { "x-retry-after": "7" }) });
    expect(await signIn.enter("signIn", who, null)).toMatchObject({
      words: expect.stringContaining("in 7 seconds"),
    });
  });

  test("a move that fails leaves the sign-in as it is, and can be tried again", async () => {
    let fails = true;
    const { signIn } = setUp(
      {},
      {
        finish: async () => {
          if (fails) throw new TypeError("no line");
          return { sessionId: "s1" };
        },
      },
    );
    expect(await signIn.enter("register", who, null)).toMatchObject({ status: "movingFailed" });
    fails = false;
    expect(await signIn.bringAlong()).toEqual({ status: "in", sessionId: "s1" });
  });
});
