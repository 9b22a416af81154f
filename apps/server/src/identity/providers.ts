import type { SignInProvider } from "@app/contract/calls/setup";
import type { BetterAuthOptions } from "better-auth";
import type { GenericOAuthConfig } from "better-auth/plugins";
import { decodeJwt, importPKCS8, SignJWT } from "jose";
import { z } from "zod";
import type { AppleClient, OpenIdClient, SignInChoices } from "../env/sign-in-env.ts";
import { externalUid } from "./external-uid.ts";
import { makeUpAddress } from "./made-up-address.ts";
import { createDiscovery, discoveryUrlOf, type OpenIdDescription } from "./openid-discovery.ts";

const openIdProvider = "openid";
export const externalProvider = "external";

const names = { google: "Google", apple: "Apple", microsoft: "Microsoft", github: "GitHub" };

/** Those that are configured, as the pages show them. The trusted issuer has a place of its own. */
export const offeredProviders = (choices: SignInChoices): SignInProvider[] =>
  choices.trusted
    ? []
    : [
        ...(["google", "apple", "microsoft", "github"] as const)
          .filter((id) => choices[id])
          .map((id) => ({ id, name: names[id] })),
        ...(choices.openId ? [{ id: openIdProvider, name: choices.openId.name }] : []),
      ];

/** How a way to sign in is called in a letter or a list. */
export const providerNameOf = (choices: SignInChoices, id: string): string =>
  id === externalProvider && choices.trusted
    ? choices.trusted.name
    : (offeredProviders(choices).find((provider) => provider.id === id)?.name ?? id);

const appleAudience = "https://appleid.apple.com";
/** Apple takes none that lives longer than six months. */
const appleSecretDays = 150;

const appleSecret = async (client: AppleClient, now: Date): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: client.keyId })
    .setIssuer(client.teamId)
    .setSubject(client.clientId)
    .setAudience(appleAudience)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + appleSecretDays * 24 * 60 * 60_000))
    .sign(await importPKCS8(client.privateKey, "ES256"));

export const socialProviders = (
  choices: SignInChoices,
  now: () => Date,
): NonNullable<BetterAuthOptions["socialProviders"]> => {
  if (choices.trusted) return {};
  const { google, apple, microsoft, github } = choices;
  return {
    ...(google ? { google } : {}),
    ...(apple
      ? {
          apple: async () => ({
            clientId: apple.clientId,
            clientSecret: await appleSecret(apple, now()),
          }),
        }
      : {}),
    ...(microsoft ? { microsoft: { ...microsoft, disableProfilePhoto: true } } : {}),
    ...(github ? { github } : {}),
  };
};

const profile = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
});

const userInfoTimeoutMs = 5_000;

/** What the provider says of the person beside the token; it must be about the same one. */
const askUserInfo = async (url: string, accessToken: string | undefined, subject: string) => {
  const response = await fetch(url, {
    headers: { accept: "application/json", authorization: `Bearer ${accessToken ?? ""}` },
    signal: AbortSignal.timeout(userInfoTimeoutMs),
    redirect: "error",
  });
  if (!response.ok) return null;
  const told = profile.parse(await response.json());
  return told.sub === subject ? told : null;
};

const openIdConfig = (
  providerId: string,
  client: OpenIdClient,
  found: OpenIdDescription,
  onSubject: (subject: string) => void,
): GenericOAuthConfig => ({
  providerId,
  name: client.name,
  discoveryUrl: discoveryUrlOf(client.issuer),
  requireIdTokenVerification: true,
  clientId: client.clientId,
  ...(client.clientSecret
    ? { clientSecret: client.clientSecret }
    : { tokenEndpointAuth: { method: "none" as const } }),
  scopes: ["openid", "email"],
  pkce: true,
  // By now the token's signature, issuer, audience, age and nonce have been checked.
  getUserInfo: async ({ idToken, accessToken }) => {
    if (!idToken) return null;
    const claims = profile.parse(decodeJwt(idToken));
    const told =
      claims.email === undefined && found.userinfo_endpoint
        ? await askUserInfo(found.userinfo_endpoint, accessToken, claims.sub)
        : claims;
    if (!told) return null;
    onSubject(claims.sub);
    return {
      sub: claims.sub,
      name: "",
      email: told.email ?? makeUpAddress(externalUid(client.issuer, claims.sub), "external"),
      emailVerified: told.email !== undefined && told.email_verified === true,
    };
  },
});

/** The OpenID providers that can be reached now; one that is down is asked again later. */
export const createOpenIdProviders = (choices: SignInChoices, now: () => Date) => {
  const clients: [string, OpenIdClient][] = choices.trusted
    ? [[externalProvider, choices.trusted]]
    : choices.openId
      ? [[openIdProvider, choices.openId]]
      : [];
  const known = clients.map(([id, client]) => ({
    id,
    client,
    discovery: createDiscovery(client.issuer, now),
  }));
  return {
    wanted: known.length,
    /** `onSubject` hears who signs in by a provider, before an account is made for them. */
    configs: async (
      onSubject: (providerId: string, issuer: string, subject: string) => void,
    ): Promise<GenericOAuthConfig[]> =>
      (
        await Promise.all(
          known.map(async ({ id, client, discovery }) => {
            const found = await discovery();
            return found?.authorization_endpoint && found.token_endpoint
              ? [
                  openIdConfig(id, client, found, (subject) =>
                    onSubject(id, client.issuer, subject),
                  ),
                ]
              : [];
          }),
        )
      ).flat(),
    discoveryOf: (id: string) => known.find((provider) => provider.id === id)?.discovery,
  };
};
