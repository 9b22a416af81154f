import type { JSONWebKeySet } from "jose";
import { externalUid } from "./external-uid.ts";
import type { IdentitySettings } from "./identity-settings.ts";
import { arriving, makeAuth } from "./make-auth.ts";
import { createOpenIdProviders, externalProvider } from "./providers.ts";

const needsOtherProviders = /^\/(sign-in\/social|link-social|callback\/)/;
const remakePauseMs = 10_000;
/** Before the secret for Apple expires, which is made with it. */
const remakeAfterMs = 30 * 24 * 60 * 60_000;

/** The embedded identity provider: sign-ins, cookies, and the short-lived tokens the API takes. */
export const createIdentityProvider = (settings: IdentitySettings) => {
  const { now } = settings;
  const openIds = createOpenIdProviders(settings.signIns, now);
  let auth = makeAuth(settings, []);
  let madeAtMs = now().getTime();
  let openIdsMade = 0;
  let triedAtMs = Number.NEGATIVE_INFINITY;
  let remaking: Promise<void> | undefined;

  const remake = async (): Promise<void> => {
    triedAtMs = now().getTime();
    const configs = await openIds.configs((providerId, issuer, subject) => {
      const store = arriving.getStore();
      if (store && providerId === externalProvider) store.uid = externalUid(issuer, subject);
    });
    const next = makeAuth(settings, configs);
    const { socialProviders: made } = await next.$context;
    auth = next;
    madeAtMs = now().getTime();
    openIdsMade = configs.filter(({ providerId }) =>
      made.some(({ id }) => id === providerId),
    ).length;
  };

  /** A provider that was down at the start is offered once it answers. */
  const bringUpToDate = async (path: string): Promise<void> => {
    const nowMs = now().getTime();
    const incomplete =
      openIdsMade < openIds.wanted &&
      needsOtherProviders.test(path) &&
      nowMs - triedAtMs > remakePauseMs;
    if (!incomplete && nowMs - madeAtMs < remakeAfterMs) return;
    remaking ??= remake().finally(() => {
      remaking = undefined;
    });
    await remaking;
  };

  let keyMade: Promise<void> | undefined;
  /**
   * The key that tokens are signed with, made once. The first people to come at once would each have one made, and
   * all but the first would be refused until the keys are read again.
   */
  const makeKey = (): Promise<void> => {
    keyMade ??= auth.api.getJwks().then(
      () => undefined,
      () => {
        // a database in trouble is told by whatever was asked for
        keyMade = undefined;
      },
    );
    return keyMade;
  };

  return {
    handle: async (path: string, request: Request): Promise<Response> => {
      await bringUpToDate(path);
      await makeKey();
      return arriving.run({}, () => auth.handler(request));
    },
    readKeys: async (): Promise<JSONWebKeySet> => (await auth.api.getJwks()) as JSONWebKeySet, // jose's own shape
    /** Whose sign-in a cookie stands for. */
    signInOf: async (headers: Headers) => {
      const found = await auth.api.getSession({ headers, query: { disableRefresh: true } });
      if (!found) return null;
      const { id, email, isAnonymous, twoFactorEnabled } = found.user;
      return {
        uid: id,
        signInId: found.session.id,
        email,
        anonymous: isAnonymous === true,
        secondStep: twoFactorEnabled === true,
      };
    },
    isOwnPassword: async (headers: Headers, password: string): Promise<boolean> => {
      try {
        return (await auth.api.verifyPassword({ headers, body: { password } })).status;
      } catch {
        return false;
      }
    },
    /** An anonymous person who added a way to sign in has an account from now on, and stays who they are. */
    becomeAccount: async (uid: string): Promise<void> => {
      const { internalAdapter } = await auth.$context;
      await internalAdapter.updateUser(uid, { isAnonymous: false });
    },
    errorCodes: (): string[] => Object.keys(auth.$ERROR_CODES).map((code) => code.toLowerCase()),
    discoveryOf: openIds.discoveryOf,
  };
};

export type IdentityProvider = ReturnType<typeof createIdentityProvider>;
