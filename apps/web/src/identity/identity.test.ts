import { ApiError } from "@app/contract/client";
import { describe, expect, test } from "vitest";
import { createBrowserIdentity } from "./identity.ts";

const startMs = Date.UTC(2026, 0, 1);
const lifetimeSeconds = 600;

const tokenFor = (claims: Record<string, unknown>): string =>
  ["head", Buffer.from(JSON.stringify(claims)).toString("base64url"), "signature"].join(".");

/** An identity provider with one cookie jar: what any number of tabs of one browser share. */
const createProvider = (clock = { nowMs: startMs }) => {
  const provider = {
    signedInAs: null as string | null,
    people: 0,
    asked: 0,
    anonymous: true,
    /** Turned on, it answers neither yes nor no. */
    broken: false,
    fetch: async (url: string, init: RequestInit): Promise<Response> => {
      await Promise.resolve();
      if (provider.broken) return new Response("", { status: 503, statusText: "Unavailable" });
      if (url === "/api/auth/sign-in/anonymous" && init.method === "POST") {
        provider.people += 1;
        provider.signedInAs = `person-${provider.people}`;
        return Response.json({ user: { id: provider.signedInAs } });
      }
      if (url === "/api/auth/get-session")
        return Response.json(provider.signedInAs && { user: { id: provider.signedInAs } });
      provider.asked += 1;
      if (!provider.signedInAs) return Response.json({ message: "no" }, { status: 401 });
      const iat = Math.floor(clock.nowMs / 1000);
      return Response.json({
        token: tokenFor({
          sub: provider.signedInAs,
          anonymous: provider.anonymous,
          iat,
          exp: iat + lifetimeSeconds,
          jti: provider.asked,
        }),
      });
    },
  };
  return provider;
};

const createLock = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
};

const createMemory = () => {
  let value: boolean | undefined;
  return {
    get: () => value,
    set: (next: boolean) => {
      value = next;
    },
    remove: () => {
      value = undefined;
    },
  };
};

const tab = (
  provider: ReturnType<typeof createProvider>,
  {
    clock = { nowMs: startMs },
    alone = createLock(),
    signedIn = createMemory(),
    accountHere = createMemory(),
  } = {},
) =>
  createBrowserIdentity({
    fetch: provider.fetch,
    nowMs: () => clock.nowMs,
    alone,
    signedIn,
    accountHere,
  });

describe("token", () => {
  test("is null when nobody is signed in, and reading pages signs nobody in", async () => {
    const provider = createProvider();
    const identity = tab(provider);
    expect(await identity.token()).toBeNull();
    expect(identity.uid()).toBeNull();
    expect(provider.people).toBe(0);
    expect(provider.asked, "no token is asked for in vain").toBe(0);
  });

  test("is asked for once however many calls need it at the same time", async () => {
    const provider = createProvider();
    provider.signedInAs = "mira";
    const identity = tab(provider);
    const tokens = await Promise.all([identity.token(), identity.token(), identity.token()]);
    expect(new Set(tokens).size).toBe(1);
    expect(provider.asked).toBe(1);
    expect(identity.uid()).toBe("mira");
    expect(identity.isAnonymous()).toBe(true);
  });

  test("is renewed before it runs out", async () => {
    const clock = { nowMs: startMs };
    const provider = createProvider(clock);
    provider.signedInAs = "mira";
    const identity = tab(provider, { clock });
    const first = await identity.token();
    clock.nowMs += lifetimeSeconds * 500;
    expect(await identity.token()).toBe(first);
    clock.nowMs += lifetimeSeconds * 400;
    expect(await identity.token()).not.toBe(first);
  });

  test("is kept for its lifetime on a device whose clock is a year ahead", async () => {
    const provider = createProvider();
    provider.signedInAs = "mira";
    const identity = tab(provider, { clock: { nowMs: startMs + 365 * 24 * 3600_000 } });
    await identity.token();
    await identity.token();
    expect(provider.asked).toBe(1);
  });

  test("that the server refused is never handed out again", async () => {
    const provider = createProvider();
    provider.signedInAs = "mira";
    const identity = tab(provider);
    const first = (await identity.token()) ?? "";
    const second = await identity.token(first);
    expect(second).not.toBe(first);
    expect(await identity.token(first)).toBe(second);
    expect(provider.asked).toBe(2);
  });

  test("fails, rather than saying that nobody is signed in, when the provider is down", async () => {
    const provider = createProvider();
    provider.broken = true;
    await expect(tab(provider).token()).rejects.toThrow(ApiError);
  });

  test("is asked for anew after a failure", async () => {
    const provider = createProvider();
    provider.signedInAs = "mira";
    provider.broken = true;
    const identity = tab(provider);
    await expect(identity.token()).rejects.toThrow();
    provider.broken = false;
    expect(await identity.token()).toEqual(expect.any(String));
  });
});

describe("ensureSignedIn", () => {
  test("makes one anonymous person for many calls at once", async () => {
    const provider = createProvider();
    const identity = tab(provider);
    await Promise.all([identity.ensureSignedIn(), identity.ensureSignedIn()]);
    expect(provider.people).toBe(1);
    expect(identity.uid()).toBe("person-1");
  });

  test("keeps a sign-in that is already there", async () => {
    const provider = createProvider();
    provider.signedInAs = "mira";
    const identity = tab(provider);
    await identity.ensureSignedIn();
    expect(identity.uid()).toBe("mira");
    expect(provider.people).toBe(0);
  });

  test("in two tabs at once ends as one person", async () => {
    const provider = createProvider();
    const alone = createLock();
    const tabs = [tab(provider, { alone }), tab(provider, { alone })];
    await Promise.all(tabs.map((each) => each.ensureSignedIn()));
    expect(tabs.map((each) => each.uid())).toEqual(["person-1", "person-1"]);
    expect(provider.people).toBe(1);
  });
});

describe("an end", () => {
  test("is told of an account's sign-in that ended elsewhere, until somebody signs in again", async () => {
    const provider = createProvider();
    const signedIn = createMemory();
    const accountHere = createMemory();
    provider.signedInAs = "mira";
    provider.anonymous = false;
    await tab(provider, { signedIn, accountHere }).token();

    provider.signedInAs = null;
    const later = tab(provider, { signedIn, accountHere });
    let told = 0;
    later.subscribe(() => {
      told += 1;
    });
    expect(later.hasEnded(), "not before it is known").toBe(false);
    expect(await later.token()).toBeNull();
    expect(later.hasEnded()).toBe(true);
    expect(told).toBe(1);

    // Going on without the account does not make what is in it empty.
    provider.anonymous = true;
    await later.ensureSignedIn();
    expect(later.hasEnded()).toBe(true);

    provider.anonymous = false;
    const back = tab(provider, { signedIn, accountHere });
    await back.token();
    expect(back.hasEnded()).toBe(false);
  });

  test("is not told where there never was an account", async () => {
    const provider = createProvider();
    const identity = tab(provider);
    await identity.ensureSignedIn();
    provider.signedInAs = null;
    identity.forget();
    expect(await identity.token()).toBeNull();
    expect(identity.hasEnded()).toBe(false);
  });
});
