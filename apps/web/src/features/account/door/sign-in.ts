import { type Problem, problemOf } from "../../../errors/problem.ts";
import type { Identity } from "../../../identity/identity.ts";
import type { SessionMover } from "../../../sign-in/move-sessions.ts";
import type { StoredItem } from "../../../storage.ts";
import type { AskIdentity, IdentityAnswer, Refusal } from "../ask-identity.ts";

export type Credentials = { email: string; password: string };

export type SignInResult =
  | { status: "in"; sessionId: string | null }
  | { status: "refused"; refusal: Refusal }
  /** The password was right, and a code is asked for as well. */
  | { status: "secondStep" }
  /** A letter was sent; the link in it lets them in. */
  | { status: "mailed" }
  /** They are in; what they were in the middle of is not there yet. */
  | { status: "movingFailed"; problem: Problem };

export type SignIn = {
  /** Lets somebody in by whatever is asked; the conversation with the id comes along. */
  enter: (asking: () => Promise<IdentityAnswer>, sessionId: string | null) => Promise<SignInResult>;
  /** The code after the password: by now the sign-in before is over, and the proof of it is kept. */
  enterSecondStep: (asking: () => Promise<IdentityAnswer>) => Promise<SignInResult>;
  /** The anonymous sign-in itself becomes an account: nothing has to move. */
  become: (asking: () => Promise<IdentityAnswer>) => Promise<SignInResult>;
  /** Where somebody signs in on another page: its address, with the proof kept for when they are back. */
  leaveFor: (
    asking: () => Promise<IdentityAnswer>,
    sessionId: string | null,
  ) => Promise<Refusal | string>;
  /** Tries once more to bring the conversation along; also after coming back from another page. */
  bringAlong: () => Promise<SignInResult>;
  turnedBack: () => void;
};

type SignInSettings = {
  identity: Pick<Identity, "forget">;
  mover: SessionMover;
  signedIn: Pick<StoredItem<boolean>, "set">;
};

/** The right password before the address was confirmed: a letter is on its way, and its link lets in. */
const isOnItsWay = ({ code }: Refusal): boolean => code === "email_not_verified";

export const createSignIn = ({ identity, mover, signedIn }: SignInSettings): SignIn => {
  const bringAlong = async (): Promise<SignInResult> => {
    try {
      return { status: "in", sessionId: (await mover.finish())?.sessionId ?? null };
    } catch (error) {
      return { status: "movingFailed", problem: problemOf(error) };
    }
  };

  const arrive = (): Promise<SignInResult> => {
    signedIn.set(true);
    identity.forget();
    return bringAlong();
  };

  return {
    bringAlong,
    turnedBack: mover.drop,
    enter: async (asking, sessionId) => {
      // The proof comes first: with the new sign-in the anonymous one is over.
      await mover.prepare(sessionId);
      const answer = await asking();
      if (!answer.ok) {
        if (!isOnItsWay(answer.refusal)) mover.drop();
        return { status: "refused", refusal: answer.refusal };
      }
      if (answer.body["twoFactorRedirect"] === true) return { status: "secondStep" };
      if (answer.body["token"] === null) return { status: "mailed" };
      return arrive();
    },
    enterSecondStep: async (asking) => {
      const answer = await asking();
      return answer.ok ? arrive() : { status: "refused", refusal: answer.refusal };
    },
    become: async (asking) => {
      const answer = await asking();
      if (!answer.ok) return { status: "refused", refusal: answer.refusal };
      identity.forget();
      return { status: "in", sessionId: null };
    },
    leaveFor: async (asking, sessionId) => {
      await mover.prepare(sessionId);
      const answer = await asking();
      if (answer.ok && typeof answer.body["url"] === "string") return answer.body["url"];
      mover.drop();
      return answer.ok
        ? { status: 502, code: "identity_error", words: "The other side did not answer." }
        : answer.refusal;
    },
  };
};

/** Resolves once the time is over; with false when whoever waits has stopped. */
export type Wait = (seconds: number) => Promise<boolean>;

/** A longer wait is told and left to the person. */
const sitsOutSeconds = 120;
/** Others may come between, so it can take more than one. */
const maxWaits = 5;

/** While strangers guess at an address, its owner is let in after a wait: the page sits it out. */
const patiently = async (
  asking: () => Promise<IdentityAnswer>,
  wait: Wait,
): Promise<IdentityAnswer> => {
  let answer = await asking();
  for (let waits = 0; waits < maxWaits && !answer.ok; waits++) {
    const { code, waitSeconds = Number.POSITIVE_INFINITY } = answer.refusal;
    if (code !== "wait_first" || waitSeconds > sitsOutSeconds) break;
    if (!(await wait(waitSeconds))) break;
    answer = await asking();
  }
  return answer;
};

/** Signs in or makes an account by e-mail and password. */
export const byPassword =
  (ask: AskIdentity, way: "signIn" | "register", credentials: Credentials, wait: Wait) =>
  async (): Promise<IdentityAnswer> => {
    const signIn = () => patiently(() => ask("/sign-in/email", credentials), wait);
    if (way === "signIn") return signIn();
    // Nobody is asked for a name, and the provider wants one.
    const made = await ask("/sign-up/email", { ...credentials, name: "" });
    if (made.ok || made.refusal.code !== "account_not_made") return made;
    // Somebody who has an account and knows its password wants in, not a lesson about the button.
    const entered = await signIn();
    return entered.ok ? entered : made;
  };
