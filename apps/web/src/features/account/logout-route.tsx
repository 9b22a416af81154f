import { pageOf } from "@app/content/pages";
import { paths } from "@app/contract/paths";
import { useState } from "react";
import type { MetaFunction } from "react-router";
import { problemOf, sentenceOf } from "../../errors/problem.ts";
import { Link } from "../../navigation/link.tsx";
import { pageMeta } from "../../navigation/page-meta.ts";
import { storage } from "../../storage.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import styles from "./account.module.css";
import { forgetPerson } from "./forget-person.ts";
import { PersonFrame } from "./person-frame.tsx";
import { usePersonHere } from "./person-here.ts";
import { endSignInCookie, endSignInsEverywhere } from "./sign-out.ts";

const page = pageOf(paths.logout);

export const meta: MetaFunction = () => pageMeta(page);

const unsentWords = (count: number): string =>
  count === 1
    ? "One message was not sent yet. Signing out removes it from this browser."
    : `${count} messages were not sent yet. Signing out removes them from this browser.`;

type Out = "here" | "everywhere";

const SignOut = ({ email, onDone }: { email: string | null; onDone: (out: Out) => void }) => {
  const [doing, setDoing] = useState<Out | null>(null);
  const [trouble, setTrouble] = useState("");
  const unsent = storage.outbox.get()?.length ?? 0;

  const signOut = async (where: Out) => {
    if (doing) return;
    setDoing(where);
    setTrouble("");
    try {
      await (where === "here" ? endSignInCookie() : endSignInsEverywhere());
      forgetPerson();
      onDone(where);
    } catch (error) {
      setTrouble(`${sentenceOf(problemOf(error))} You are still signed in. You can try again.`);
      setDoing(null);
    }
  };

  return (
    <section className={`card ${styles["account-card"]}`} aria-labelledby="leaving">
      <h2 id="leaving">Sign out of this browser?</h2>
      <p>
        {email ? (
          <>
            You are signed in as <b className={styles["account-who"]}>{email}</b>.
          </>
        ) : (
          "You are signed in."
        )}{" "}
        What you keep here stays, and is there when you sign in again. A safety plan stays in this
        browser.
      </p>
      {unsent > 0 && <p className={styles["account-mind"]}>{unsentWords(unsent)}</p>}
      <p className={`trouble ${styles["account-trouble"]}`} role="alert">
        {trouble}
      </p>
      <p className={`button-row ${styles["account-acts"]}`}>
        <Button onClick={() => void signOut("here")} aria-disabled={doing !== null}>
          {doing === "here" ? "Signing out" : "Sign out"}
        </Button>
        <Button
          kind="soft"
          onClick={() => void signOut("everywhere")}
          aria-disabled={doing !== null}
        >
          {doing === "everywhere" ? "Signing out everywhere" : "Sign out everywhere"}
        </Button>
        <Link className={buttonClass("bare")} to={paths.account}>
          Stay signed in
        </Link>
      </p>
      <p>Everywhere means every browser and device that is signed in, this one too.</p>
    </section>
  );
};

const WithoutAccount = () => (
  <section className={`card ${styles["account-card"]}`} aria-labelledby="leaving">
    <h2 id="leaving">There is no account to sign out of</h2>
    <p>
      You talk here without one. What you said can only be opened from this browser, so signing out
      would leave it where nobody can reach it. Take it into an account, or delete it now.
    </p>
    <p className={`button-row ${styles["account-acts"]}`}>
      <Link className={buttonClass()} to={paths.register}>
        Make an account
      </Link>
      <Link className={buttonClass("soft")} to={paths.deleteAccount}>
        Delete what is here
      </Link>
    </p>
  </section>
);

const outWords: Readonly<Record<Out, string>> = {
  here: "In every tab of this browser. Nothing you wrote is left open here.",
  everywhere:
    "In this browser and everywhere else you were signed in. Nothing you wrote is left open.",
};

const SignedOut = ({ out }: { out: Out | null }) => (
  <section className={`card ${styles["account-card"]}`} aria-labelledby="leaving">
    <h2 id="leaving">{out ? "You are signed out" : "Nobody is signed in here"}</h2>
    <p role="status">{out ? outWords[out] : "There is nothing to close in this browser."}</p>
    <p className={`button-row ${styles["account-acts"]}`}>
      <Link className={buttonClass("soft")} to={paths.home}>
        Home
      </Link>
      <Link className={buttonClass("bare")} to={paths.login}>
        Sign in
      </Link>
    </p>
  </section>
);

const LogoutRoute = () => {
  const [person, askAgain] = usePersonHere();
  const [out, setOut] = useState<Out | null>(null);
  return (
    <PersonFrame page={page} person={out ? { kind: "nobody" } : person} onAskAgain={askAgain}>
      {(here) => {
        if (here.kind === "account") return <SignOut email={here.profile.email} onDone={setOut} />;
        return here.kind === "anonymous" ? <WithoutAccount /> : <SignedOut out={out} />;
      }}
    </PersonFrame>
  );
};
export default LogoutRoute;
