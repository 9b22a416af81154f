import { timings } from "@app/contract/timings";
import { eq } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { session } from "../db/schema/identity.ts";
import type { Env } from "../env.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { hourMs, type Job } from "../jobs/job.ts";
import type { Post } from "../post/post.ts";
import { createCookieOwner } from "./cookie-owner.ts";
import { createEndedSignIns } from "./ended-sign-ins.ts";
import { createExternalIssuer, longestExternalTokenMs } from "./external-issuer.ts";
import { createGate } from "./gate.ts";
import { createGateSteps } from "./gate-steps.ts";
import { createIdentityProvider } from "./identity-provider.ts";
import { type NewPerson, tokenAudience } from "./identity-settings.ts";
import { createKnownDevices } from "./known-devices.ts";
import { createLettersOut } from "./letters-out.ts";
import { createDiscovery } from "./openid-discovery.ts";
import { createJudgePassword } from "./password-policy.ts";
import { createProvePassword } from "./prove-password.ts";
import { offeredProviders, providerNameOf } from "./providers.ts";
import { createResetLinks } from "./reset-links.ts";
import { createThrottle } from "./throttle.ts";
import { createAuthenticate } from "./tokens.ts";
import { createWaysIn } from "./ways-in.ts";

type IdentityParts = {
  env: Env;
  db: Db;
  secret: string;
  publicUrl: string;
  post: Post;
  rateLimit: RateLimit;
  onPerson: (person: NewPerson) => Promise<void>;
  /** Somebody who may be known already; what is known stays. */
  onStranger: (person: NewPerson) => Promise<void>;
  onAccount: (anonymousUid: string, uid: string) => Promise<void>;
  now: () => Date;
  /** How long every answer takes that must not tell whether an address is known. */
  sameTimeMs?: number | undefined;
};

/** Passkeys work on https, and on this machine's own name. */
const takesPasskeys = (publicUrl: string): boolean => {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === "https:" || hostname === "localhost" || hostname.endsWith(".localhost");
};

/** Sign-ins and tokens, put together. */
export const createIdentity = ({
  env,
  db,
  secret,
  publicUrl,
  post,
  rateLimit,
  now,
  sameTimeMs,
  ...hear
}: IdentityParts) => {
  const { trusted } = env.signIns;
  const letters = createLettersOut({ post, publicUrl, supportEmail: env.supportEmail, now });
  const waysIn = createWaysIn(db);
  const throttle = createThrottle({ db, secret, now });
  const resetLinks = createResetLinks(db);
  const usedCode = (uid: string, code: string) =>
    ({ name: "code_used", of: `${uid} ${code}` }) as const;
  const endedSignIns = createEndedSignIns({
    db,
    longestTokenMs: trusted ? longestExternalTokenMs : timings.auth.tokenLifetimeMs,
    now,
  });
  const provider = createIdentityProvider({
    db,
    secret,
    publicUrl,
    anyHost: env.publicUrl === null,
    signIns: env.signIns,
    letters,
    sendsMail: post.sends.mail,
    endedSignIns,
    resetLinks,
    usedCodes: {
      claim: async (uid, code) => (await throttle.take([usedCode(uid, code)])) === 0,
      release: (uid, code) => throttle.giveBack([], [usedCode(uid, code)]),
    },
    onPerson: hear.onPerson,
    onAccount: hear.onAccount,
    onProvider: async (uid, providerId) => {
      const name = providerNameOf(env.signIns, providerId);
      const { email, createdAt } = await waysIn.read(uid);
      // With the account itself it is no news.
      const isNews = createdAt !== null && now().getTime() - createdAt.getTime() > 60_000;
      if (email && isNews)
        await letters.signInChanged({ id: uid, email }, "added", { kind: "provider", name });
    },
    onPasswordReset: async ({ uid, email, emailVerified }) => {
      await resetLinks.endAll(uid);
      if (!emailVerified) {
        await waysIn.keepOnlyPassword(uid);
        await hear.onPerson({ uid, anonymous: false, email, emailVerified: true });
      }
      await throttle.giveBack([], [{ name: "password_account", of: email.toLowerCase() }]);
      await letters.passwordChanged({ id: uid, email });
    },
    now,
  });
  const authenticate = createAuthenticate({
    issuer: publicUrl,
    audience: tokenAudience,
    readKeys: provider.readKeys,
    hasEnded: endedSignIns.has,
    external: trusted && {
      issuer: createExternalIssuer({
        issuer: trusted.issuer,
        audience: trusted.clientId,
        discovery: createDiscovery(trusted.issuer, now),
        now,
      }),
      // A token that names no address does not take away the one that is known.
      onPerson: ({ uid, email, emailVerified }) =>
        (email === null ? hear.onStranger : hear.onPerson)({
          uid,
          anonymous: false,
          email,
          emailVerified,
        }),
    },
    now,
  });
  const gate = createGate({
    provider,
    throttle,
    knownDevices: createKnownDevices({ secret, secure: publicUrl.startsWith("https:") }),
    steps: createGateSteps({
      provider,
      letters,
      sendsMail: post.sends.mail,
      judgePassword: createJudgePassword(),
      waysIn,
      resetLinks,
    }),
    rateLimit,
    publicUrl,
    externalOnly: trusted !== null,
    sendsMail: post.sends.mail,
    ...(sameTimeMs === undefined ? {} : { sameTimeMs }),
  });

  const jobs: readonly Job[] = [
    {
      name: "ended sign-ins read",
      // How late at the most another server hears that a sign-in is over.
      everyMs: 1_000,
      run: endedSignIns.refresh,
      onFailure: { level: "warn", words: "ended sign-ins could not be read; trying again" },
    },
    {
      name: "old tries forgotten",
      everyMs: hourMs,
      run: throttle.forgetOld,
      onFailure: { level: "error", words: "old tries could not be forgotten; trying again later" },
    },
  ];

  return {
    start: async () => {
      // The first server on an empty database makes the key that signs tokens, before anybody asks for one.
      await provider.readKeys();
      await endedSignIns.refresh();
    },
    jobs,
    provider,
    gate,
    authenticate,
    endedSignIns,
    throttle,
    waysIn,
    uidOfCookie: createCookieOwner(provider),
    /** On every device; what is left of their tokens counts no longer either. */
    endEverySignIn: async (uid: string): Promise<void> => {
      await db.delete(session).where(eq(session.userId, uid));
      await endedSignIns.end({ person: uid });
    },
    provePassword: createProvePassword(waysIn, throttle),
    providerName: (id: string) => providerNameOf(env.signIns, id),
    /** What the pages must know of it. */
    facts: {
      providers: offeredProviders(env.signIns),
      phone: trusted === null,
      passkeys: trusted === null && takesPasskeys(publicUrl),
      external: trusted && {
        issuer: trusted.issuer,
        client_id: trusted.clientId,
        name: trusted.name,
      },
    },
  };
};
