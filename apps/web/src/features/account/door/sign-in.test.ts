import { describe, expect, test } from "vitest";
import type { SessionMover } from "../../../sign-in/move-sessions.ts";
import type { IdentityAnswer } from "../ask-identity.ts";
import { byPassword, createSignIn } from "./sign-in.ts";

const refused = (code: string): IdentityAnswer => ({
  ok: false,
  refusal: { status: 401, code, words: "as the server says it." },
});

const setUp = (mover: Partial<SessionMover> = {}) => {
  const steps: string[] = [];
  const signIn = createSignIn({
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
  const asking = (answer: IdentityAnswer) => async () => {
    steps.push("ask");
    return answer;
  };
  return { signIn, steps, asking };
};

const yes: IdentityAnswer = { ok: true, body: { token: "t" } };

describe("signing in, by whatever way", () => {
  test("the proof is asked for before the sign-in changes, and what was said moves after it", async () => {
    const { signIn, steps, asking } = setUp();
    expect(await signIn.enter(asking(yes), "s1")).toEqual({ status: "in", sessionId: "s1" });
    expect(steps).toEqual(["prepare s1", "ask", "remember", "forget", "move"]);
  });

  test("without the proof nothing is changed", async () => {
    const { signIn, steps, asking } = setUp({
      prepare: async () => {
        throw new TypeError("no line");
      },
    });
    await expect(signIn.enter(asking(yes), null)).rejects.toThrow("no line");
    expect(steps).toEqual([]);
  });

  test("a refusal moves nothing and forgets the proof", async () => {
    const { signIn, steps, asking } = setUp();
    const entered = await signIn.enter(asking(refused("invalid_email_or_password")), null);
    expect(entered).toMatchObject({ status: "refused" });
    expect(steps).toEqual(["prepare null", "ask", "drop"]);
  });

  test("a letter on its way keeps the proof for the link in it", async () => {
    for (const answer of [
      { ok: true, body: { token: null } } as const,
      refused("email_not_verified"),
    ]) {
      const { signIn, steps, asking } = setUp();
      await signIn.enter(asking(answer), null);
      expect(steps).toEqual(["prepare null", "ask"]);
    }
  });

  test("a code after the password keeps the proof, and moves with it", async () => {
    const { signIn, steps, asking } = setUp();
    const first = await signIn.enter(asking({ ok: true, body: { twoFactorRedirect: true } }), "s1");
    expect(first).toEqual({ status: "secondStep" });
    expect(await signIn.enterSecondStep(asking(refused("invalid_code")))).toMatchObject({
      status: "refused",
    });
    expect(await signIn.enterSecondStep(asking(yes))).toMatchObject({ status: "in" });
    expect(steps).toEqual(["prepare s1", "ask", "ask", "ask", "remember", "forget", "move"]);
  });

  test("going to another page takes the proof along, and being refused there drops it", async () => {
    const { signIn, steps, asking } = setUp();
    const url = "https://other.example/authorize";
    expect(await signIn.leaveFor(asking({ ok: true, body: { url } }), "s1")).toBe(url);
    expect(steps).toEqual(["prepare s1", "ask"]);
    expect(await signIn.leaveFor(asking(refused("provider_not_found")), null)).toMatchObject({
      code: "provider_not_found",
    });
    expect(steps.at(-1)).toBe("drop");
  });

  test("a move that fails leaves the sign-in as it is, and can be tried again", async () => {
    let fails = true;
    const { signIn, asking } = setUp({
      finish: async () => {
        if (fails) throw new TypeError("no line");
        return { sessionId: "s1" };
      },
    });
    expect(await signIn.enter(asking(yes), null)).toMatchObject({ status: "movingFailed" });
    fails = false;
    expect(await signIn.bringAlong()).toEqual({ status: "in", sessionId: "s1" });
  });
});

const never = async () => {
  throw new Error("nobody waits here");
};

describe("while strangers guess at an address", () => {
  const who = { email: "sam@mail.example", password: "four quiet grey stones" };
  const later = (waitSeconds: number): IdentityAnswer => ({
    ok: false,
    refusal: { status: 429, code: "wait_first", words: "as the server says it.", waitSeconds },
  });
  const setUpDoor = (answers: IdentityAnswer[], goesOn = true) => {
    const waited: number[] = [];
    const asked: unknown[] = [];
    const enter = byPassword(
      async (_path, body) => {
        asked.push(body);
        return answers[asked.length - 1] ?? later(1);
      },
      "signIn",
      who,
      async (seconds) => {
        waited.push(seconds);
        return goesOn;
      },
    );
    return { enter, waited, asked };
  };

  test("the page sits the wait out, and asks again with the same words", async () => {
    const { enter, waited, asked } = setUpDoor([later(30), later(2), yes]);
    expect(await enter()).toEqual(yes);
    expect(waited).toEqual([30, 2]);
    expect(asked).toEqual([who, who, who]);
  });

  test("whoever stops waiting is asked nothing more, and is told why", async () => {
    const { enter, asked } = setUpDoor([later(30)], false);
    expect(await enter()).toEqual(later(30));
    expect(asked).toHaveLength(1);
  });

  test("a long wait is told and not sat out, and no wait is sat out for ever", async () => {
    const long = setUpDoor([later(900)]);
    expect(await long.enter()).toEqual(later(900));
    expect(long.waited).toEqual([]);
    const endless = setUpDoor([]);
    expect(await endless.enter()).toEqual(later(1));
    expect(endless.waited).toHaveLength(5);
  });
});

describe("making an account", () => {
  const who = { email: "sam@mail.example", password: "four quiet grey stones" };
  const asked =
    (signIn: IdentityAnswer) =>
    async (path: string): Promise<IdentityAnswer> =>
      path === "/sign-up/email" ? refused("account_not_made") : signIn;

  test("they have, with its password, lets them in", async () => {
    expect(await byPassword(asked(yes), "register", who, never)()).toEqual(yes);
  });

  test("somebody else has tells nothing of that", async () => {
    const answer = await byPassword(
      asked(refused("invalid_email_or_password")),
      "register",
      who,
      never,
    )();
    expect(answer).toEqual(refused("account_not_made"));
  });
});
