import { listen } from "../relay/listen.ts";

/** What one person has: a token, and a session for each conversation. */
export type Talker = { headers: Record<string, string>; sessions: string[] };

const origin = "http://localhost:3000";

/** Signs somebody in at one server and begins conversations there. */
export const createTalker = async (url: string, sessionCount: number): Promise<Talker> => {
  const answer = await fetch(`${url}/api/auth/sign-in/anonymous`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: "{}",
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");
  const tokenAnswer = await fetch(`${url}/api/auth/token`, { headers: { cookie } });
  const { token } = (await tokenAnswer.json()) as { token: string }; // the identity provider's shape
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    accept: "text/event-stream",
  };
  const sessions: string[] = [];
  for (let count = 0; count < sessionCount; count++) {
    const made = await fetch(`${url}/api/sessions`, { method: "POST", headers, body: "{}" });
    const { session } = (await made.json()) as { session: { id: string } }; // the contract's shape
    sessions.push(session.id);
  }
  return { headers, sessions };
};

export const say = (url: string, { headers }: Talker, session: string, content: string) =>
  listen(`${url}/api/sessions/${session}/respond`, headers, JSON.stringify({ content }));
