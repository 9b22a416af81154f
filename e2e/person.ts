/** Somebody without an account, calling the API without a browser. */
export type Person = { token: string; session: string };

const signIn = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/sign-in/anonymous`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: "{}",
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");
  const token = await fetch(`${url}/api/auth/token`, { headers: { cookie } });
  return ((await token.json()) as { token: string }).token; // the identity provider's shape
};

export const beginSession = async (url: string): Promise<Person> => {
  const token = await signIn(url);
  const answer = await fetch(`${url}/api/sessions`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: "{}",
  });
  const { session } = (await answer.json()) as { session: { id: string } }; // the contract's shape
  return { token, session: session.id };
};
