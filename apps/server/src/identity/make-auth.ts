import { AsyncLocalStorage } from "node:async_hooks";
import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { timings } from "@app/contract/timings";
import { passkey } from "@better-auth/passkey";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { generateRandomString } from "better-auth/crypto";
// Without the library for databases that is not used here: it was a tenth of a start.
import { betterAuth } from "better-auth/minimal";
import { anonymous } from "better-auth/plugins/anonymous";
import { type GenericOAuthConfig, genericOAuth } from "better-auth/plugins/generic-oauth";
import { jwt } from "better-auth/plugins/jwt";
import { phoneNumber } from "better-auth/plugins/phone-number";
import * as tables from "../db/schema/identity.ts";
import { deviceWords } from "./device-words.ts";
import {
  type IdentitySettings,
  identityPath,
  type NewPerson,
  tokenAudience,
} from "./identity-settings.ts";
import { codeLifetimeMinutes, linkLifetimeMinutes } from "./letters-out.ts";
import { newAddressIn } from "./link-tokens.ts";
import { isMadeUpAddress, makeUpAddress } from "./made-up-address.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";
import { socialProviders } from "./providers.ts";
import { secondStep } from "./second-step.ts";

type IdentityUser = { id: string; email: string; emailVerified: boolean; isAnonymous?: unknown };

const newPerson = (user: IdentityUser): NewPerson => {
  const isAnonymous = user.isAnonymous === true;
  return {
    uid: user.id,
    anonymous: isAnonymous,
    email: isMadeUpAddress(user.email) ? null : user.email,
    emailVerified: user.emailVerified,
  };
};

const sameHost = (request: Request | undefined): string[] => {
  const origin = request?.headers.get("origin");
  const host = request?.headers.get("host");
  return origin && host && URL.parse(origin)?.host === host ? [origin] : [];
};

/** What another provider sends along to act for the person there is not wanted. */
const withoutForeignTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
};

/** As the provider makes them itself. */
const generateId = (size = 32): string => generateRandomString(size, "a-z", "A-Z", "0-9");

/** Who is signing in by another provider, known before an account is made for them. */
export const arriving = new AsyncLocalStorage<{ uid?: string }>();

/** The provider with all that is open here; `openIds` are the OpenID providers that can be reached now. */
export const makeAuth = (settings: IdentitySettings, openIds: GenericOAuthConfig[]) => {
  const { letters, publicUrl, signIns } = settings;
  const accountsAreHere = signIns.trusted === null;
  return betterAuth({
    appName: brand.name,
    baseURL: publicUrl,
    basePath: identityPath,
    secret: settings.secret,
    database: drizzleAdapter(settings.db, { provider: "pg", schema: tables }),
    trustedOrigins: async (request) => (settings.anyHost ? sameHost(request) : []),
    // What is no refusal is ours to answer: the provider would print it with all its values and say 500.
    onAPIError: { errorURL: publicUrl + paths.login, throw: true },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: accountsAreHere,
      minPasswordLength: limits.person.passwordMinChars,
      maxPasswordLength: limits.person.passwordMaxChars,
      password: { hash: hashPassword, verify: verifyPassword },
      requireEmailVerification: settings.sendsMail,
      onExistingUserSignUp: async ({ user }) => letters.alreadyRegistered(user),
      resetPasswordTokenExpiresIn: linkLifetimeMinutes * 60,
      sendResetPassword: async ({ user, token }) => {
        await settings.resetLinks.endOlder(user.id, token);
        await letters.resetPassword(user, token);
      },
      onPasswordReset: async ({ user }) =>
        settings.onPasswordReset({
          uid: user.id,
          email: user.email,
          emailVerified: user.emailVerified,
        }),
      revokeSessionsOnPasswordReset: true,
    },
    emailVerification: {
      expiresIn: linkLifetimeMinutes * 60,
      // Where nothing leaves it waits in the outbox, for the operator to pass on; nobody has to have it to sign in.
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      sendVerificationEmail: async ({ user, token }) => {
        const newAddress = newAddressIn(token);
        if (newAddress) await letters.confirmNewAddress(user, newAddress, token);
        else await letters.verifyAddress(user, token);
      },
    },
    user: { changeEmail: { enabled: accountsAreHere } },
    account: {
      updateAccountOnSignIn: false,
      // No provider is trusted beyond what it has confirmed: linking needs the address confirmed on both sides.
      accountLinking: {
        enabled: true,
        disableImplicitLinking: !accountsAreHere,
        trustedProviders: [],
        requireLocalEmailVerified: true,
      },
    },
    socialProviders: socialProviders(signIns, settings.now),
    session: { expiresIn: 60 * 24 * 60 * 60, updateAge: 24 * 60 * 60 },
    advanced: {
      cookiePrefix: brand.slug,
      // Said aloud, because the provider would leave both out while testing.
      disableCSRFCheck: false,
      disableOriginCheck: false,
      useSecureCookies: publicUrl.startsWith("https:"),
      ipAddress: { disableIpTracking: true },
      database: {
        generateId: ({ model, size }) =>
          (model === "user" && arriving.getStore()?.uid) || generateId(size),
      },
    },
    plugins: [
      // Before the anonymous one: nothing moves into an account whose second step is not done.
      secondStep(settings.usedCodes),
      anonymous({
        disableDeleteAnonymousUser: true,
        onLinkAccount: async ({ anonymousUser, newUser }) => {
          if (newUser.user["isAnonymous"] !== true && newUser.user.id !== anonymousUser.user.id)
            await settings.onAccount(anonymousUser.user.id, newUser.user.id);
        },
      }),
      phoneNumber({
        expiresIn: codeLifetimeMinutes * 60,
        phoneNumberValidator: (number) => /^\+[1-9]\d{6,14}$/.test(number),
        sendOTP: ({ phoneNumber: to, code }) => letters.phoneCode(to, code),
        signUpOnVerification: {
          getTempEmail: () => makeUpAddress(generateId(), "phone"),
          getTempName: () => "",
        },
      }),
      passkey({
        rpID: new URL(publicUrl).hostname,
        rpName: brand.name,
        origin: settings.anyHost ? null : new URL(publicUrl).origin,
      }),
      genericOAuth({ config: openIds }),
      jwt({
        jwks: { keyPairConfig: { alg: "EdDSA", crv: "Ed25519" } },
        jwt: {
          issuer: publicUrl,
          audience: tokenAudience,
          expirationTime: `${timings.auth.tokenLifetimeMs / 1_000}s`,
          definePayload: ({ user, session }) => {
            const { anonymous: isAnonymous, email } = newPerson(user);
            return { anonymous: isAnonymous, email, sid: session.id };
          },
        },
        disableSettingJwtHeader: true,
      }),
    ],
    databaseHooks: {
      user: {
        create: {
          before: async (user) => ({ data: { ...user, name: "", image: null } }),
          after: async (user) => settings.onPerson(newPerson(user)),
        },
        update: { after: async (user) => settings.onPerson(newPerson(user)) },
      },
      account: {
        create: {
          before: async (row) => ({ data: { ...row, ...withoutForeignTokens } }),
          after: async (row) => {
            if (row.providerId !== "credential")
              await settings.onProvider(row.userId, row.providerId);
          },
        },
        update: { before: async (row) => ({ data: { ...row, ...withoutForeignTokens } }) },
      },
      session: {
        create: {
          // Where somebody signed in from is nobody's business; the device is kept in words, for their own list.
          before: async (row) => ({
            data: { ...row, ipAddress: null, userAgent: deviceWords(row.userAgent) },
          }),
        },
        delete: {
          after: async (row) => settings.endedSignIns.end({ signIn: row.id }),
        },
      },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
};
