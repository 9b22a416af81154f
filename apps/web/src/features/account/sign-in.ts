import type { Identity } from "../../identity.ts";
import type { SessionMover } from "../../move-sessions.ts";
import { type Problem, problemOf } from "../../problem.ts";
import type { StoredItem } from "../../storage.ts";
import { type Refusal, refusalWords, type Way } from "./refusal-words.ts";

export type Credentials = { email: string; password: string };

export type Entered =
  | { status: "in"; sessionId: string | null }
  | { status: "refused"; words: string }
  /** They are in; what they were in the middle of is not there yet. */
  | { status: "movingFailed"; problem: Problem };

export type SignIn = {
  /** Signs in or makes an account; the conversation with the id comes along. */
  enter: (way: Way, credentials: Credentials, sessionId: string | null) => Promise<Entered>;
  /** Tries once more to bring the conversation along. */
  bringAlong: () => Promise<Entered>;
};

type SignInSettings = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  identity: Pick<Identity, "forget">;
  mover: SessionMover;
  signedIn: Pick<StoredItem<boolean>, "set">;
};

const urls: Readonly<Record<Way, string>> = {
  signIn: "/api/auth/sign-in/email",
  register: "/api/auth/sign-up/email",
};

const refusalOf = async (response: Response): Promise<Refusal> => {
  const body: unknown = await response.json().catch(() => null);
  const code = typeof body === "object" && body !== null && "code" in body ? String(body.code) : "";
  const seconds = Number(response.headers.get("x-retry-after"));
  return { status: response.status, code, retryAfterSeconds: seconds > 0 ? seconds : null };
};

export const createSignIn = ({ fetch, identity, mover, signedIn }: SignInSettings): SignIn => {
  const ask = async (way: Way, credentials: Credentials): Promise<Refusal | null> => {
    const response = await fetch(urls[way], {
      method: "POST",
      credentials: "same-origin",
      headers: { accept: "application/json", "content-type": "application/json" },
      // Nobody is asked for a name, and the provider wants one.
      body: JSON.stringify(way === "register" ? { ...credentials, name: "" } : credentials),
    });
    return response.ok ? null : refusalOf(response);
  };

  const askBothWays = async (way: Way, credentials: Credentials): Promise<Refusal | null> => {
    const refused = await ask(way, credentials);
    // Somebody who has an account and knows its password wants in, not a lesson about the button.
    if (way === "register" && refused?.status === 422)
      return (await ask("signIn", credentials)) && refused;
    return refused;
  };

  const bringAlong = async (): Promise<Entered> => {
    try {
      return { status: "in", sessionId: (await mover.finish())?.sessionId ?? null };
    } catch (error) {
      return { status: "movingFailed", problem: problemOf(error) };
    }
  };

  return {
    bringAlong,
    enter: async (way, credentials, sessionId) => {
      // The proof comes first: with the new sign-in the anonymous one is over.
      await mover.prepare(sessionId);
      const refused = await askBothWays(way, credentials);
      if (refused) {
        mover.drop();
        return { status: "refused", words: refusalWords(way, refused) };
      }
      signedIn.set(true);
      identity.forget();
      return bringAlong();
    },
  };
};
