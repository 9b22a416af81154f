import { paths } from "@app/contract/paths";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Problem } from "../../../errors/problem.ts";
import { identity } from "../../../identity/identity.ts";
import { sessionMover } from "../../../sign-in/move-sessions.ts";
import { storage } from "../../../storage.ts";
import { adoptSettings } from "../adopt-settings.ts";
import type { IdentityAnswer } from "../ask-identity.ts";
import { type Asking, useAsking } from "../use-asking.ts";
import { createSignIn, type SignInResult, type Wait } from "./sign-in.ts";
import { sessionIn, talkAt } from "./where-next.ts";

export const signIn = createSignIn({
  identity,
  mover: sessionMover,
  signedIn: storage.signedIn,
});

/** Longer than this and the wait says what it is for. */
const patienceMs = 2_000;

const waitingWords = (seconds: number): string =>
  `Wrong passwords were tried for this e-mail, perhaps by a stranger. To keep it safe, yours is looked at in ${seconds === 1 ? "a second" : `${seconds} seconds`}. Leave this page open: it goes on by itself.`;

type DoorStep = "form" | "phone" | "secondStep" | "mailed";

export type DoorState = Pick<Asking, "trouble" | "problems" | "submit" | "doing"> & {
  step: DoorStep;
  goTo: (step: DoorStep) => void;
  /** Signed in, with something left behind. */
  behind: Problem | null;
  /** Somebody proves who they are; afterwards they are where they wanted to be. */
  enter: (what: string, asking: () => Promise<IdentityAnswer>, isNew?: boolean) => Promise<void>;
  enterSecondStep: (what: string, asking: () => Promise<IdentityAnswer>) => Promise<void>;
  become: (what: string, asking: () => Promise<IdentityAnswer>) => Promise<void>;
  /** Somebody proves it on another page. */
  leaveFor: (what: string, asking: () => Promise<IdentityAnswer>) => Promise<void>;
  bringAlong: () => Promise<void>;
  wait: Wait;
  /** Null while nobody waits. */
  stopWaiting: (() => void) | null;
  /** Something on the way that lets nobody in by itself. */
  run: Asking["run"];
};

/** The way through the door, whichever way somebody takes. */
export const useEntering = (next: string | null, comesAlong: boolean): DoorState => {
  const navigate = useNavigate();
  const { doing, trouble, problems, submit, run, clear } = useAsking();
  const [step, setStep] = useState<DoorStep>("form");
  const [behind, setBehind] = useState<Problem | null>(null);
  const [slow, setSlow] = useState(false);

  const [waiting, setWaiting] = useState<string | null>(null);
  const stopWaiting = useRef<() => void>(() => undefined);
  // Whoever leaves the page is not signed in behind their back.
  useEffect(() => () => stopWaiting.current(), []);

  const wait: Wait = (seconds) =>
    new Promise((resolve) => {
      const end = (whole: boolean) => {
        clearTimeout(timer);
        setWaiting(null);
        resolve(whole);
      };
      const timer = setTimeout(() => end(true), seconds * 1_000);
      stopWaiting.current = () => end(false);
      setWaiting(waitingWords(seconds));
    });

  const isBusy = doing !== null;
  useEffect(() => {
    if (!isBusy || !comesAlong) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isBusy, comesAlong]);

  const take = async (what: string, entering: () => Promise<SignInResult>, isNew = false) => {
    await run(what, async () => {
      const entered = await entering();
      if (entered.status === "refused") return entered.refusal;
      if (entered.status === "movingFailed") setBehind(entered.problem);
      else if (entered.status !== "in") setStep(entered.status);
      else {
        const { sessionId } = entered;
        await adoptSettings();
        await navigate(next ?? (sessionId ? talkAt(sessionId) : paths.journey), {
          replace: true,
          // Said by the page that comes: an account that was made is worth a word.
          state: isNew ? { accountMade: true } : null,
        });
      }
      return null;
    });
  };

  return {
    doing: waiting ?? (slow ? "Bringing along what you said" : doing),
    wait,
    stopWaiting: waiting === null ? null : stopWaiting.current,
    trouble,
    problems,
    submit,
    run,
    step,
    goTo: (to) => {
      clear();
      setStep(to);
    },
    behind,
    enter: (what, asking, isNew) => take(what, () => signIn.enter(asking, sessionIn(next)), isNew),
    enterSecondStep: (what, asking) => take(what, () => signIn.enterSecondStep(asking)),
    become: (what, asking) => take(what, () => signIn.become(asking), true),
    leaveFor: async (what, asking) => {
      await run(what, async () => {
        const answer = await signIn.leaveFor(asking, sessionIn(next));
        if (typeof answer !== "string") return answer;
        window.location.assign(answer);
        // The page is going: until it is gone nothing else can be pressed.
        return new Promise(() => undefined);
      });
    },
    bringAlong: () => take("Bringing along what you said", signIn.bringAlong),
  };
};
