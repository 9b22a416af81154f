import { brand } from "@app/contract/brand";
import { twoFactor } from "better-auth/plugins";

/** A code sent to a telephone, or a link in a mailbox, is one thing somebody has; a second step is asked for after them too. */
const asksAfter = new Set(["/sign-in/email", "/phone-number/verify", "/verify-email"]);

/**
 * The provider's second factor. Its own hook asks for it after a password alone. Passkeys and other
 * providers bring a second step of their own.
 */
export const secondStep = () => {
  const plugin = twoFactor({ issuer: brand.name, allowPasswordless: true });
  const [hook] = plugin.hooks.after;
  if (!hook) throw new Error("the second factor has no hook");
  hook.matcher = (context) => asksAfter.has(context.path ?? "");
  return plugin;
};
