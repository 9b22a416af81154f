import type { IdentityProvider } from "./identity-provider.ts";

/** Who a browser's cookies sign in, for pages, which carry no token; null where it is nobody. */
export const createCookieOwner =
  (provider: Pick<IdentityProvider, "signInOf">) =>
  async (cookie: string): Promise<string | null> =>
    (await provider.signInOf(new Headers({ cookie })))?.uid ?? null;
