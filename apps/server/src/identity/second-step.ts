import { brand } from "@app/contract/brand";
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";

/** A code sent to a telephone, or a link in a mailbox, is one thing somebody has; a second step is asked for after them too. */
const asksAfter = new Set(["/sign-in/email", "/phone-number/verify", "/verify-email"]);

/** The cookie of somebody whose first step is done, by the provider's name for it. */
const challengeCookie = "two_factor";

export type UsedCodes = {
  /** False when somebody has used this code already, or is using it just now. */
  claim(uid: string, code: string): Promise<boolean>;
  /** It was not the right one: nothing was used. */
  release(uid: string, code: string): Promise<void>;
};

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** Whose code is being tried: of whoever is signed in, or has done the first step. */
const whoseIn = async (context: Context): Promise<string | null> => {
  const signedIn = await getSessionFromCtx(context);
  if (signedIn) return signedIn.user.id;
  const { createAuthCookie, internalAdapter, secret } = context.context;
  const challenge = await context.getSignedCookie(createAuthCookie(challengeCookie).name, secret);
  return challenge
    ? ((await internalAdapter.findVerificationValue(challenge))?.value ?? null)
    : null;
};

/**
 * The provider's second factor. Its own hook asks for it after a password alone. Passkeys and other
 * providers bring a second step of their own. The provider would take a code as often as it comes while its minute
 * lasts; whoever has seen one typed must not get in with it.
 */
export const secondStep = (usedCodes: UsedCodes) => {
  const plugin = twoFactor({ issuer: brand.name, allowPasswordless: true });
  const [hook] = plugin.hooks.after;
  if (!hook) throw new Error("the second factor has no hook");
  hook.matcher = (context) => asksAfter.has(context.path ?? "");

  const claimed = new WeakMap<Request, { uid: string; code: string }>();
  const matcher = ({ path }: { path?: string | undefined }) => path === "/two-factor/verify-totp";
  const claim = createAuthMiddleware(async (context) => {
    const code: unknown = context.body?.code;
    const uid = typeof code === "string" && context.request ? await whoseIn(context) : null;
    if (!uid || typeof code !== "string" || !context.request) return;
    if (!(await usedCodes.claim(uid, code)))
      throw new APIError("UNAUTHORIZED", { code: "CODE_USED", message: "used" });
    claimed.set(context.request, { uid, code });
  });
  const release = createAuthMiddleware(async (context) => {
    const mine = context.request && claimed.get(context.request);
    if (mine && context.context.returned instanceof APIError)
      await usedCodes.release(mine.uid, mine.code);
  });
  return {
    ...plugin,
    hooks: {
      before: [{ matcher, handler: claim }],
      after: [...plugin.hooks.after, { matcher, handler: release }],
    },
  };
};
