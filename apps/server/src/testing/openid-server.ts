import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { Provider } from "oidc-provider";

export type OpenIdAccount = { sub: string; email?: string; email_verified?: boolean };

export type OpenIdServer = {
  issuer: string;
  clientId: string;
  /** Whoever comes to its sign-in page next. */
  signsInNext(account: OpenIdAccount): void;
  /** Goes through its pages like a browser, and answers with the address it leads back to. */
  follow(url: string): Promise<URL>;
  /** A token signed by its present key; the claims may be wrong on purpose. */
  sign(claims: Record<string, unknown>, settings?: { expiresIn?: string }): Promise<string>;
  /** New keys from now on; the old ones are no longer published. */
  rotate(): Promise<void>;
  /** How often its keys were asked for. */
  keyReads: number;
  close(): Promise<void>;
};

type Keys = { privateKey: CryptoKey; jwk: JWK; alg: string };

let keysMade = 0;

const makeKeys = async (alg: string): Promise<Keys> => {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  const kid = `key-${keysMade++}`;
  return { privateKey, alg, jwk: { ...(await exportJWK(privateKey)), kid, alg, use: "sig" } };
};

/** A real OpenID provider on a port of its own. */
export const startOpenIdServer = async (
  redirectUris: string[],
  alg: "RS256" | "ES256" | "EdDSA" = "RS256",
  port = 0,
): Promise<OpenIdServer> => {
  const clientId = "the-product";
  const accounts = new Map<string, OpenIdAccount>();
  let next: OpenIdAccount = { sub: "nobody" };
  let keys = await makeKeys(alg);
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const http = createServer((request, response) => {
    if (request.url?.startsWith("/jwks")) server.keyReads++;
    answer(request, response);
  });
  await new Promise<void>((done) => http.listen(port, "127.0.0.1", done));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

  const makeProvider = () => {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: clientId,
          redirect_uris: redirectUris,
          token_endpoint_auth_method: "none",
          grant_types: ["authorization_code"],
          response_types: ["code"],
          id_token_signed_response_alg: alg,
        },
      ],
      jwks: { keys: [keys.jwk] },
      enabledJWA: { idTokenSigningAlgValues: [alg] },
      claims: { openid: ["sub"], email: ["email", "email_verified"] },
      findAccount: (_ctx, sub) => {
        const account = accounts.get(sub);
        return account && { accountId: sub, claims: async () => ({ ...account }) };
      },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_ctx, { uid }) => `/sign-in-page/${uid}` },
      cookies: { keys: ["only for tests"] },
    });
    const listen = provider.callback();
    const signInPage = async (request: IncomingMessage, response: ServerResponse) => {
      const { prompt, params } = await provider.interactionDetails(request, response);
      if (prompt.name === "login") {
        accounts.set(next.sub, next);
        await provider.interactionFinished(request, response, { login: { accountId: next.sub } });
        return;
      }
      const grant = new provider.Grant({ accountId: next.sub, clientId });
      grant.addOIDCScope(String(params["scope"]));
      await provider.interactionFinished(request, response, {
        consent: { grantId: await grant.save() },
      });
    };
    answer = (request, response) => {
      if (request.url?.startsWith("/sign-in-page/")) void signInPage(request, response);
      else void listen(request, response);
    };
  };
  makeProvider();

  const server: OpenIdServer = {
    issuer,
    clientId,
    keyReads: 0,
    signsInNext: (account) => {
      next = account;
    },
    follow: async (url) => {
      const cookies = new Map<string, string>();
      let at = new URL(url);
      for (let step = 0; step < 12; step++) {
        const response = await fetch(at, {
          redirect: "manual",
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
        });
        for (const text of response.headers.getSetCookie()) {
          const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
          cookies.set(name, value);
        }
        const location = response.headers.get("location");
        if (!location) throw new Error(`the provider stopped: ${await response.text()}`);
        at = new URL(location, at);
        if (at.origin !== issuer) return at;
      }
      throw new Error("the provider goes round in circles");
    },
    sign: async (claims, { expiresIn = "5m" } = {}) => {
      const token = new SignJWT({ iss: issuer, aud: clientId, ...claims })
        .setProtectedHeader({ alg: keys.alg, kid: keys.jwk.kid ?? "" })
        .setExpirationTime(expiresIn);
      if (!("iat" in claims)) token.setIssuedAt();
      return token.sign(keys.privateKey);
    },
    rotate: async () => {
      keys = await makeKeys(alg);
      makeProvider();
    },
    close: () =>
      new Promise((done) => {
        http.close(() => done());
        http.closeAllConnections();
      }),
  };
  return server;
};
