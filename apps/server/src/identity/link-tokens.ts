import { decodeJwt } from "jose";

type LinkFacts = { email: string; newAddress: string | null };

/** What a link's token says; that it is true is checked by the provider, which signed it. */
export const linkFactsIn = (token: string): LinkFacts | null => {
  try {
    const { email, updateTo } = decodeJwt(token);
    return typeof email === "string"
      ? { email, newAddress: typeof updateTo === "string" ? updateTo : null }
      : null;
  } catch {
    return null;
  }
};

export const newAddressIn = (token: string): string | null =>
  linkFactsIn(token)?.newAddress ?? null;
