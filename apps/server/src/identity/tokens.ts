import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, jwtVerify } from "jose";
import type { Authenticate, Person } from "../http/person.ts";

export type TokenSettings = {
  issuer: string;
  audience: string;
  /** The identity provider's published keys. */
  readKeys: () => Promise<JSONWebKeySet>;
  /** People whose sign-ins ended before their tokens did. */
  hasEnded?: (uid: string) => boolean;
  now?: () => Date;
};

const cacheSize = 5_000;
/** An unknown key makes the keys be read again, at most this often: strangers can invent key ids. */
const reloadPauseMs = 5_000;

const personOf = (payload: JWTPayload): Person | null =>
  payload.sub
    ? {
        uid: payload.sub,
        anonymous: payload["anonymous"] === true,
        email: typeof payload["email"] === "string" ? payload["email"] : null,
      }
    : null;

const bearer = (authorization: string | undefined): string | null =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? "")?.[1] ?? null;

/** Checks bearer tokens by signature, with no query: a token once checked is remembered until it expires. */
export const createAuthenticate = (settings: TokenSettings): Authenticate => {
  const now = settings.now ?? (() => new Date());
  const ifStillHere = (person: Person): Person | null =>
    settings.hasEnded?.(person.uid) ? null : person;
  const checked = new Map<string, { person: Person; expiresAtMs: number }>();
  let keySet: ReturnType<typeof createLocalJWKSet> | undefined;
  let loadedAtMs = 0;

  const keys = async (fresh: boolean) => {
    const stale = fresh && now().getTime() - loadedAtMs > reloadPauseMs;
    if (!keySet || stale) {
      keySet = createLocalJWKSet(await settings.readKeys());
      loadedAtMs = now().getTime();
    }
    return keySet;
  };

  const verify = async (token: string, fresh = false): Promise<JWTPayload | null> => {
    try {
      const { payload } = await jwtVerify(token, await keys(fresh), {
        issuer: settings.issuer,
        audience: settings.audience,
        algorithms: ["EdDSA"],
        requiredClaims: ["sub", "exp"],
        currentDate: now(),
      });
      return payload;
    } catch (error) {
      const unknownKey =
        error instanceof Error && "code" in error && error.code === "ERR_JWKS_NO_MATCHING_KEY";
      if (unknownKey && !fresh) return verify(token, true);
      // A broken database is not a wrong token.
      if (error instanceof Error && !("code" in error && String(error.code).startsWith("ERR_J")))
        throw error;
      return null;
    }
  };

  return async (authorization) => {
    const token = bearer(authorization);
    if (!token) return null;
    const known = checked.get(token);
    if (known) {
      if (known.expiresAtMs > now().getTime()) return ifStillHere(known.person);
      checked.delete(token);
      return null;
    }
    const payload = await verify(token);
    const person = payload && personOf(payload);
    if (!person) return null;
    if (checked.size >= cacheSize) checked.delete(checked.keys().next().value ?? "");
    checked.set(token, { person, expiresAtMs: (payload.exp ?? 0) * 1_000 });
    return ifStillHere(person);
  };
};
