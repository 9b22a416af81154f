import { type Api, apiCalls } from "@app/contract/api";
import { type Client, createClient } from "@app/contract/client";

/** Somebody without an account who talks to servers over the network. */
export type PersonAt = {
  token: string;
  cookie: string;
  /** The same person at another address, signed in by the same token. */
  at(url: string): Client<Api>;
};

export const signInAt = async (url: string): Promise<PersonAt> => {
  const answer = await fetch(`${url}/api/auth/sign-in/anonymous`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: "{}",
  });
  if (!answer.ok) throw new Error(`sign-in failed: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");
  const tokenAnswer = await fetch(`${url}/api/auth/token`, { headers: { cookie } });
  const { token } = (await tokenAnswer.json()) as { token: string }; // the identity provider's shape
  return {
    token,
    cookie,
    at: (server) => createClient(apiCalls, { fetch, token: async () => token, baseUrl: server }),
  };
};
