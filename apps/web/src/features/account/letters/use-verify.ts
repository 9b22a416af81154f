import { useEffect, useRef, useState } from "react";
import { type Problem, problemOf } from "../../../errors/problem.ts";
import { identity } from "../../../identity/identity.ts";
import { sessionMover } from "../../../sign-in/move-sessions.ts";
import { storage } from "../../../storage.ts";
import { adoptSettings } from "../adopt-settings.ts";
import { askIdentity, type Refusal } from "../ask-identity.ts";

export type Verifying =
  | { status: "looking" }
  /** The address has no code in it. */
  | { status: "noCode" }
  | { status: "done"; signedIn: boolean; sessionId: string | null }
  | { status: "refused"; refusal: Refusal }
  | { status: "unreachable"; problem: Problem };

/** Confirms what a letter's link stands for, once; a link that was opened twice does no harm. */
export const useVerify = (code: string | null | undefined): [Verifying, () => void] => {
  const [verifying, setVerifying] = useState<Verifying>({ status: "looking" });
  const [attempt, setAttempt] = useState(0);
  const asked = useRef<string>(null);

  useEffect(() => {
    if (code === undefined) return;
    if (code === null) return setVerifying({ status: "noCode" });
    const turn = `${attempt} ${code}`;
    if (asked.current === turn) return;
    asked.current = turn;
    const verify = async (): Promise<Verifying> => {
      const answer = await askIdentity(`/verify-email?token=${encodeURIComponent(code)}`);
      if (!answer.ok) return { status: "refused", refusal: answer.refusal };
      identity.forget();
      storage.signedIn.set(true);
      const signedIn = (await identity.token()) !== null && identity.isAnonymous() === false;
      // What does not arrive now arrives with the next visit.
      const moved = signedIn ? await sessionMover.finish().catch(() => null) : null;
      if (signedIn) await adoptSettings();
      return { status: "done", signedIn, sessionId: moved?.sessionId ?? null };
    };
    setVerifying({ status: "looking" });
    verify().then(setVerifying, (error: unknown) =>
      setVerifying({ status: "unreachable", problem: problemOf(error) }),
    );
  }, [code, attempt]);

  return [verifying, () => setAttempt((count) => count + 1)];
};
