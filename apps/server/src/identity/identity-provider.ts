import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { timings } from "@app/contract/timings";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { anonymous, jwt } from "better-auth/plugins";
import type { JSONWebKeySet } from "jose";
import type { Db } from "../db/client.ts";
import * as tables from "../db/schema/identity.ts";

export const identityPath = "/api/auth";
export const tokenAudience = brand.slug;
/** Carries the address as the server sees it; a browser's own header of that name is overwritten. */
export const addressHeader = "x-client-address";

export type NewPerson = {
  uid: string;
  anonymous: boolean;
  email: string | null;
  emailVerified: boolean;
};

export type IdentitySettings = {
  db: Db;
  secret: string;
  publicUrl: string;
  /** With no public address given, a page may come from any name this server is reached by. */
  anyHost: boolean;
  onPerson: (person: NewPerson) => Promise<void>;
};

type IdentityUser = { id: string; email: string; emailVerified: boolean; isAnonymous?: unknown };

const newPerson = (user: IdentityUser): NewPerson => {
  const isAnonymous = user.isAnonymous === true;
  return {
    uid: user.id,
    anonymous: isAnonymous,
    // An anonymous sign-in has a made-up address that means nothing.
    email: isAnonymous ? null : user.email,
    emailVerified: user.emailVerified,
  };
};

const sameHost = (request: Request | undefined): string[] => {
  const origin = request?.headers.get("origin");
  const host = request?.headers.get("host");
  return origin && host && URL.parse(origin)?.host === host ? [origin] : [];
};

/** The embedded identity provider: sign-ins, cookies, and the short-lived tokens the API takes. */
export const createIdentityProvider = (settings: IdentitySettings) => {
  const auth = betterAuth({
    appName: brand.name,
    baseURL: settings.publicUrl,
    basePath: identityPath,
    secret: settings.secret,
    database: drizzleAdapter(settings.db, { provider: "pg", schema: tables }),
    trustedOrigins: async (request) => (settings.anyHost ? sameHost(request) : []),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: limits.person.passwordMinChars,
      maxPasswordLength: limits.person.passwordMaxChars,
    },
    session: { expiresIn: 60 * 24 * 60 * 60, updateAge: 24 * 60 * 60 },
    advanced: {
      cookiePrefix: brand.slug,
      useSecureCookies: settings.publicUrl.startsWith("https:"),
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    plugins: [
      anonymous(),
      jwt({
        jwks: { keyPairConfig: { alg: "EdDSA", crv: "Ed25519" } },
        jwt: {
          issuer: settings.publicUrl,
          audience: tokenAudience,
          expirationTime: `${timings.auth.tokenLifetimeMs / 1_000}s`,
          definePayload: ({ user }) => {
            const { anonymous: isAnonymous, email } = newPerson(user);
            return { anonymous: isAnonymous, email };
          },
        },
        disableSettingJwtHeader: true,
      }),
    ],
    databaseHooks: {
      user: {
        create: { after: async (user) => settings.onPerson(newPerson(user)) },
        update: { after: async (user) => settings.onPerson(newPerson(user)) },
      },
      session: {
        // Where somebody signed in from is nobody's business; it is used for throttling and not kept.
        create: { before: async (session) => ({ data: { ...session, ipAddress: null } }) },
      },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
  return {
    handle: (request: Request): Promise<Response> => auth.handler(request),
    readKeys: async (): Promise<JSONWebKeySet> => (await auth.api.getJwks()) as JSONWebKeySet, // jose's own shape
  };
};

export type IdentityProvider = ReturnType<typeof createIdentityProvider>;
