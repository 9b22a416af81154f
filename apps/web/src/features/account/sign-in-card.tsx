import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { identity } from "../../identity.ts";
import { sessionMover } from "../../move-sessions.ts";
import { type Problem, problemOf, sentenceOf } from "../../problem.ts";
import { storage } from "../../storage.ts";
import { Button } from "../../ui/button.tsx";
import { FailureCard } from "../../ui/failure-card.tsx";
import type { Way } from "./refusal-words.ts";
import { type Credentials, createSignIn, type Entered } from "./sign-in.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { sessionIn, talkAt } from "./where-next.ts";

const signIn = createSignIn({
  fetch: (url, init) => fetch(url, init),
  identity,
  mover: sessionMover,
  signedIn: storage.signedIn,
});

/** Longer than this and the wait says what it is for. */
const patienceMs = 2_000;

const ways: readonly { way: Way; path: string; name: string }[] = [
  { way: "signIn", path: paths.login, name: "Sign in" },
  { way: "register", path: paths.register, name: "Make an account" },
];

const notAlong = ({ code, detail }: Problem): string =>
  code === "migration_link_invalid"
    ? "You are signed in. What you said before could not be brought along, because too much time has passed."
    : `You are signed in. What you were in the middle of has not come along yet. ${sentenceOf({ code, detail })} Nothing was lost.`;

type SignInCardProps = {
  way: Way;
  /** Where to be afterwards. */
  next: string | null;
  /** What the address carries besides its path, so that changing the way loses nothing. */
  search: string;
  /** Somebody without an account is in the middle of something. */
  comesAlong: boolean;
};

export const SignInCard = ({ way, next, search, comesAlong }: SignInCardProps) => {
  const navigate = useNavigate();
  const [doing, setDoing] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [behind, setBehind] = useState<Problem | null>(null);

  const isBusy = doing !== null;
  useEffect(() => {
    if (!isBusy || !comesAlong) return;
    const timer = setTimeout(() => setDoing("Bringing along what you said"), patienceMs);
    return () => clearTimeout(timer);
  }, [isBusy, comesAlong]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what went wrong one way says nothing about the other
  useEffect(() => setTrouble(null), [way]);

  const take = async (what: string, entering: () => Promise<Entered>) => {
    setDoing(what);
    setTrouble(null);
    try {
      const entered = await entering();
      if (entered.status === "refused") setTrouble(entered.words);
      else if (entered.status === "movingFailed") setBehind(entered.problem);
      else {
        const { sessionId } = entered;
        await navigate(next ?? (sessionId ? talkAt(sessionId) : paths.journey), { replace: true });
      }
    } catch (error) {
      setTrouble(`${sentenceOf(problemOf(error))} Nothing was lost. You can try again.`);
    } finally {
      setDoing(null);
    }
  };

  const submit = (credentials: Credentials) =>
    void take(way === "register" ? "Making your account" : "Signing in", () =>
      signIn.enter(way, credentials, sessionIn(next)),
    );

  const again = behind?.code !== "migration_link_invalid";
  return (
    <div className="come-in-card card">
      <h2>{comesAlong ? "Keep a place to come back to" : "Or keep a place to come back to"}</h2>
      {behind ? (
        <FailureCard
          level={3}
          title={again ? "Your conversation is still on its way" : "You are signed in"}
          text={notAlong(behind)}
          acts={
            again ? (
              <Button
                aria-disabled={isBusy}
                onClick={() => void take("Bringing along what you said", signIn.bringAlong)}
              >
                Try again
              </Button>
            ) : (
              <Link to={paths.journey}>Go on</Link>
            )
          }
        />
      ) : (
        <>
          <nav className="come-in-ways" aria-label="Sign in or make an account">
            {ways.map((other) => (
              <Link
                key={other.way}
                to={other.path + search}
                replace
                preventScrollReset
                aria-current={other.way === way ? "page" : undefined}
              >
                {other.name}
              </Link>
            ))}
          </nav>
          <SignInForm
            way={way}
            doing={doing}
            trouble={trouble}
            focal={comesAlong}
            onSubmit={submit}
          />
          <p className="come-in-small">
            {way === "register" &&
              "The password signs you in. It does not open what you save; that has a passphrase of its own. "}
            For adults, {limits.person.minAgeYears} and over.{" "}
            <Link to={paths.dataProtection}>How {brand.name} protects your data</Link>
          </p>
        </>
      )}
    </div>
  );
};
