import { z } from "zod";

const httpUrl = z.url({ protocol: /^https?$/ });

const description = z.object({
  issuer: z.string(),
  /** Some issue tokens only, and have sign-in pages of another kind. */
  authorization_endpoint: httpUrl.optional(),
  token_endpoint: httpUrl.optional(),
  userinfo_endpoint: httpUrl.optional(),
  jwks_uri: httpUrl,
});
export type OpenIdDescription = z.output<typeof description>;

const timeoutMs = 5_000;
/** A provider that did not answer is asked again after this, not with every request. */
const retryPauseMs = 10_000;

export const discoveryUrlOf = (issuer: string): string =>
  `${issuer.replace(/\/+$/, "")}/.well-known/openid-configuration`;

/** Asks an OpenID provider where its addresses are. It must call itself by the name it is known by here. */
const discoverOpenId = async (issuer: string): Promise<OpenIdDescription> => {
  const response = await fetch(discoveryUrlOf(issuer), {
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(timeoutMs),
    redirect: "error",
  });
  if (!response.ok) throw new Error(`the issuer answered ${response.status}`);
  const found = description.parse(await response.json());
  if (found.issuer !== issuer) throw new Error("the issuer calls itself by another name");
  return found;
};

/** Asked when first needed, so that a provider that is down does not keep this server from starting. */
export const createDiscovery = (issuer: string, now: () => Date) => {
  let found: OpenIdDescription | undefined;
  let asking: Promise<OpenIdDescription | null> | undefined;
  let failedAtMs = Number.NEGATIVE_INFINITY;
  const ask = async (): Promise<OpenIdDescription | null> => {
    try {
      found = await discoverOpenId(issuer);
      return found;
    } catch {
      failedAtMs = now().getTime();
      return null;
    } finally {
      asking = undefined;
    }
  };
  /** null while the provider cannot be reached. */
  return async (): Promise<OpenIdDescription | null> => {
    if (found) return found;
    if (now().getTime() - failedAtMs < retryPauseMs) return null;
    asking ??= ask();
    return asking;
  };
};

export type Discovery = ReturnType<typeof createDiscovery>;
