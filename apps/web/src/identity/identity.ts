import { brand } from "@app/contract/brand";
import { ApiError } from "@app/contract/client";
import { errors } from "@app/contract/error-catalogue";
import { paths } from "@app/contract/paths";
import { timings } from "@app/contract/timings";
import { storage } from "../storage.ts";
import { onSignOut } from "./sign-out-signal.ts";

const tokenUrl = "/api/auth/token";
/** Answers without an error where nobody is signed in, unlike the token's address. */
const signInUrl = "/api/auth/get-session";
const anonymousUrl = "/api/auth/sign-in/anonymous";

type Held = { token: string; uid: string; isAnonymous: boolean; freshUntilMs: number };

export type Identity = {
  /** A bearer token that is still good, or null when nobody is signed in here. */
  token: (refused?: string) => Promise<string | null>;
  /** Makes an anonymous sign-in when there is none. Only beginning something of one's own calls this. */
  ensureSignedIn: () => Promise<string>;
  uid: () => string | null;
  isAnonymous: () => boolean | null;
  /** Somebody's account was signed in here, and its sign-in ran out or was ended elsewhere. */
  hasEnded: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** After a sign-out or a change of person: the next call asks anew. */
  forget: () => void;
};

type IdentitySettings = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  nowMs: () => number;
  /** Whether somebody has signed in with this browser. */
  signedIn: { get: () => boolean | undefined; set: (value: boolean) => void; remove: () => void };
  /** Whether the last sign-in that was not signed out of was an account's. */
  accountHere: { get: () => boolean | undefined; set: (value: boolean) => void };
  /** Runs the work in one tab at a time. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const claimsOf = (token: string): Record<string, unknown> => {
  const part = token.split(".")[1] ?? "";
  const bytes = Uint8Array.from(atob(part.replaceAll("-", "+").replaceAll("_", "/")), (char) =>
    char.charCodeAt(0),
  );
  const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
  return isRecord(claims) ? claims : {};
};

const seconds = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;

const hold = (token: string, nowMs: number): Held => {
  const claims = claimsOf(token);
  const expires = seconds(claims["exp"]);
  const issued = seconds(claims["iat"]);
  // Counted from its arrival: a device whose clock is wrong must not take every token for old.
  const lifetimeMs =
    expires === undefined
      ? timings.auth.tokenLifetimeMs
      : issued === undefined
        ? expires * 1000 - nowMs
        : (expires - issued) * 1000;
  return {
    token,
    uid: String(claims["sub"] ?? ""),
    isAnonymous: claims["anonymous"] === true,
    // A fifth of its life is left for the slowest of replies to begin.
    freshUntilMs: nowMs + lifetimeMs * 0.8,
  };
};

const failureOf = (response: Response, body: unknown): ApiError =>
  new ApiError(response.statusText || errors.unavailable.detail, response.status, body);

/** The token lives in this closure and nowhere else; the cookie behind it is http-only. */
export const createBrowserIdentity = (settings: IdentitySettings): Identity => {
  let held: Held | undefined;
  /** Nothing is said of an end before the provider was asked. */
  let asked = false;
  const listeners = new Set<() => void>();
  let asking: Promise<string | null> | undefined;
  let signingIn: Promise<string> | undefined;

  const read = async (url: string) => {
    const response = await settings.fetch(url, {
      credentials: "same-origin",
      cache: "no-store",
      headers: { accept: "application/json" },
    });
    const body: unknown = await response.json().catch(() => null);
    return { response, body };
  };

  const know = (found: Held | undefined): void => {
    held = found;
    asked = true;
    if (found && !found.isAnonymous) settings.accountHere.set(true);
    for (const listener of listeners) listener();
  };

  const ask = async (): Promise<string | null> => {
    if (!settings.signedIn.get()) {
      const { response, body } = await read(signInUrl);
      if (!response.ok) throw failureOf(response, body);
      if (body === null) {
        know(undefined);
        return null;
      }
      settings.signedIn.set(true);
    }
    const { response, body } = await read(tokenUrl);
    if (response.status === 401) {
      settings.signedIn.remove();
      know(undefined);
      return null;
    }
    const token = isRecord(body) ? body["token"] : undefined;
    if (!response.ok || typeof token !== "string") throw failureOf(response, body);
    know(hold(token, settings.nowMs()));
    return token;
  };

  const token: Identity["token"] = async (refused) => {
    if (held && held.token !== refused && settings.nowMs() < held.freshUntilMs) return held.token;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  const signIn = () =>
    settings.alone(async (): Promise<string> => {
      // Another tab may have signed in while this one waited for its turn.
      const theirs = await token();
      if (theirs) return theirs;
      const response = await settings.fetch(anonymousUrl, {
        method: "POST",
        credentials: "same-origin",
        headers: { accept: "application/json", "content-type": "application/json" },
        body: "{}",
      });
      const body: unknown = await response.json().catch(() => null);
      if (response.ok) settings.signedIn.set(true);
      const ours = await token();
      if (ours) return ours;
      throw failureOf(response, body);
    });

  return {
    token,
    ensureSignedIn: () => {
      signingIn ??= signIn().finally(() => {
        signingIn = undefined;
      });
      return signingIn;
    },
    uid: () => held?.uid ?? null,
    isAnonymous: () => held?.isAnonymous ?? null,
    hasEnded: () => asked && held?.isAnonymous !== false && settings.accountHere.get() === true,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    forget: () => {
      held = undefined;
    },
  };
};

export const identity = createBrowserIdentity({
  fetch: (url, init) => fetch(url, init),
  nowMs: Date.now,
  signedIn: storage.signedIn,
  accountHere: storage.accountHere,
  // Web Locks are absent on plain http outside localhost; there the server's cookie decides alone.
  alone: (work) =>
    globalThis.navigator?.locks ? navigator.locks.request(`${brand.slug}-sign-in`, work) : work(),
});

// Whoever signed out in one tab is not to be read in another.
onSignOut((where) => {
  identity.forget();
  if (where === "elsewhere") window.location.replace(paths.home);
});
