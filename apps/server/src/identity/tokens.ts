import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, type JWTPayload, jwtVerify } from "jose";
import type { Authenticate, Person } from "../http/person.ts";
import type { TokenFacts } from "./ended-sign-ins.ts";
import type { ExternalIssuer, ExternalPerson } from "./external-issuer.ts";

export type TokenSettings = {
  issuer: string;
  audience: string;
  /** The identity provider's published keys. */
  readKeys: () => Promise<JSONWebKeySet>;
  /** Sign-ins that ended before their tokens did. */
  hasEnded?: (token: TokenFacts) => boolean;
  /** Another provider whose tokens count as well. */
  external?: {
    issuer: ExternalIssuer;
    /** Once for each token: such a person has no other way to be known here. */
    onPerson: (person: ExternalPerson) => Promise<void>;
  } | null;
  now?: () => Date;
};

type Checked = { person: Person; expiresAtMs: number; facts: TokenFacts };

const cacheSize = 5_000;
/** An unknown key makes the keys be read again, at most this often: strangers can invent key ids. */
const reloadPauseMs = 5_000;

const checkedOf = ({ sub, exp = 0, iat = 0, ...claims }: JWTPayload): Checked | null => {
  if (!sub) return null;
  const signInId = typeof claims["sid"] === "string" ? claims["sid"] : undefined;
  return {
    person: {
      uid: sub,
      anonymous: claims["anonymous"] === true,
      email: typeof claims["email"] === "string" ? claims["email"] : null,
      ...(signInId === undefined ? {} : { signInId }),
    },
    expiresAtMs: exp * 1_000,
    facts: { uid: sub, signInId, issuedAtMs: iat * 1_000 },
  };
};

const issuerOf = (token: string): string | undefined => {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
};

const bearer = (authorization: string | undefined): string | null =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? "")?.[1] ?? null;

/** Checks bearer tokens by signature, with no query: a token once checked is remembered until it expires. */
export const createAuthenticate = (settings: TokenSettings): Authenticate => {
  const now = settings.now ?? (() => new Date());
  const ifStillHere = ({ person, facts }: Checked): Person | null =>
    settings.hasEnded?.(facts) ? null : person;
  const remembered = new Map<string, Checked>();
  let keySet: ReturnType<typeof createLocalJWKSet> | undefined;
  let loadedAtMs = 0;

  const keys = async (fresh: boolean) => {
    const stale = fresh && Math.abs(now().getTime() - loadedAtMs) > reloadPauseMs;
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

  const checkExternal = async (
    external: NonNullable<TokenSettings["external"]>,
    token: string,
  ): Promise<Checked | null> => {
    const found = await external.issuer.check(token);
    if (!found) return null;
    const { uid, email, issuedAtMs } = found;
    const facts = { uid, signInId: undefined, issuedAtMs };
    const checked = {
      person: { uid, anonymous: false, email },
      expiresAtMs: found.expiresAtMs,
      facts,
    };
    // Somebody who has just deleted everything is not made anew by a token from before.
    if (ifStillHere(checked)) await external.onPerson(found);
    return checked;
  };

  const check = async (token: string): Promise<Checked | null> => {
    const { external } = settings;
    if (external && issuerOf(token) === external.issuer.issuer)
      return checkExternal(external, token);
    const payload = await verify(token);
    return payload && checkedOf(payload);
  };

  return async (authorization) => {
    const token = bearer(authorization);
    if (!token) return null;
    const known = remembered.get(token);
    if (known) {
      if (known.expiresAtMs > now().getTime()) return ifStillHere(known);
      remembered.delete(token);
      return null;
    }
    const checked = await check(token);
    if (!checked) return null;
    if (remembered.size >= cacheSize) remembered.delete(remembered.keys().next().value ?? "");
    remembered.set(token, checked);
    return ifStillHere(checked);
  };
};
