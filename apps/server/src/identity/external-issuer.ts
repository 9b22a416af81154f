import { AppError } from "@app/contract/errors";
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from "jose";
import { externalUid } from "./external-uid.ts";
import type { Discovery } from "./openid-discovery.ts";

/** Keys that are published. A shared secret, or no signature at all, proves nothing to us. */
const publicAlgorithms = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA",
  "Ed25519",
];
/** An unknown key makes the keys be read again, at most this often: strangers can invent key ids. */
const reloadPauseMs = 5_000;
const keysMaxAgeMs = 10 * 60_000;
/** No token counts for longer, whatever it says of itself: only this long is it known whose sign-ins ended. */
export const longestExternalTokenMs = 24 * 60 * 60_000;

/** Two machines never agree on the second. */
const clockToleranceSeconds = 10;

export type ExternalPerson = {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  expiresAtMs: number;
  issuedAtMs: number;
};

export type ExternalIssuer = {
  issuer: string;
  /** null for a token that proves nothing. */
  check(token: string): Promise<ExternalPerson | null>;
};

const personOf = (issuer: string, payload: JWTPayload): ExternalPerson | null =>
  payload.sub && payload.exp && payload.iat
    ? {
        uid: externalUid(issuer, payload.sub),
        email: typeof payload["email"] === "string" ? payload["email"] : null,
        emailVerified: payload["email_verified"] === true,
        expiresAtMs: Math.min(payload.exp * 1_000, payload.iat * 1_000 + longestExternalTokenMs),
        issuedAtMs: payload.iat * 1_000,
      }
    : null;

/** Another OpenID provider's tokens, checked by the keys it publishes. */
export const createExternalIssuer = ({
  issuer,
  audience,
  discovery,
  now,
}: {
  issuer: string;
  audience: string;
  discovery: Discovery;
  now: () => Date;
}): ExternalIssuer => {
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;
  const keySet = async () => {
    if (keys) return keys;
    const found = await discovery();
    if (!found) throw new AppError("unavailable");
    keys = createRemoteJWKSet(new URL(found.jwks_uri), {
      cooldownDuration: reloadPauseMs,
      cacheMaxAge: keysMaxAgeMs,
      timeoutDuration: 5_000,
    });
    return keys;
  };
  return {
    issuer,
    check: async (token) => {
      try {
        const { payload } = await jwtVerify(token, await keySet(), {
          issuer,
          audience,
          algorithms: publicAlgorithms,
          requiredClaims: ["sub", "exp", "iat"],
          maxTokenAge: longestExternalTokenMs / 1_000,
          clockTolerance: clockToleranceSeconds,
          currentDate: now(),
        });
        return personOf(issuer, payload);
      } catch (error) {
        // An issuer that is down is not a wrong token.
        if (error instanceof errors.JWKSTimeout) throw new AppError("unavailable");
        if (error instanceof errors.JOSEError && error.code !== "ERR_JOSE_GENERIC") return null;
        if (error instanceof AppError) throw error;
        throw new AppError("unavailable");
      }
    },
  };
};
