import { paths } from "@app/contract/paths";
import { useCallback, useEffect, useState } from "react";
import { api } from "../../api.ts";
import { problemOf, sentenceOf } from "../../errors/problem.ts";
import { identity } from "../../identity/identity.ts";
import { Link } from "../../navigation/link.tsx";
import { useSignInEnded } from "../../sign-in/use-sign-in-ended.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./appointments.module.css";

type Standing = "unknown" | "none" | "exists" | { address: string };

/** An address that a calendar program follows; it is shown once, since only its digest is kept. */
export const CalendarPart = () => {
  const ended = useSignInEnded();
  const [hasAccount, setHasAccount] = useState<boolean | null>(null);
  const [standing, setStanding] = useState<Standing>("unknown");
  const [problem, setProblem] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);

  const attempt = useCallback(async (work: () => Promise<void>) => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(sentenceOf(problemOf(error)));
    }
  }, []);
  useEffect(() => {
    void attempt(async () => {
      const account = (await identity.token()) !== null && identity.isAnonymous() === false;
      setHasAccount(account);
      if (account) setStanding((await api.appointments.feed({})).exists ? "exists" : "none");
    });
  }, [attempt]);

  const make = async () => {
    // an address that is there already would be ended by a new one
    if (standing === "unknown") return;
    await attempt(async () => {
      setCopied(false);
      setStanding(await api.appointments.makeFeed({}));
    });
  };
  const end = () =>
    attempt(async () => {
      await api.appointments.endFeed({});
      setStanding("none");
    });

  const body = () => {
    if (hasAccount === false && ended)
      return (
        <p>An address your calendar follows goes on working, and shows here when you sign in.</p>
      );
    if (hasAccount === false)
      return (
        <p>
          An address to follow needs an account. A calendar file for each time works without one.{" "}
          <Link to={paths.register}>About accounts</Link>
        </p>
      );
    if (typeof standing === "object")
      return (
        <>
          <p>
            Add this address in your calendar program as a calendar to follow. Whoever has it can
            see your times, so keep it to yourself. It is shown this once.
          </p>
          <p className={styles["calendar-address"]}>
            <code>{standing.address}</code>
          </p>
          <p className="button-row">
            <Button
              kind="soft"
              onClick={() =>
                void attempt(async () => {
                  await navigator.clipboard.writeText(standing.address);
                  setCopied(true);
                })
              }
            >
              {copied ? "Copied" : "Copy"}
            </Button>
            <Button kind="quiet" onClick={() => void end()}>
              End this address
            </Button>
          </p>
        </>
      );
    if (standing === "exists")
      return (
        <>
          <p>A calendar follows your times by an address of its own.</p>
          <p className="button-row">
            <Button kind="soft" onClick={() => void make()}>
              Make a new address
            </Button>
            <Button kind="quiet" onClick={() => void end()}>
              End the address
            </Button>
          </p>
        </>
      );
    return (
      <>
        <p>
          Your times can appear in the calendar you already use. It says "Time for myself", and
          nothing of what you talk about.
        </p>
        <p className="button-row">
          <Button kind="soft" aria-disabled={standing === "unknown"} onClick={() => void make()}>
            Make an address to follow
          </Button>
        </p>
      </>
    );
  };

  return (
    <section className="card" aria-labelledby="calendar">
      <h2 id="calendar">In your calendar</h2>
      {body()}
      <p className="trouble" role="alert">
        {problem}
      </p>
    </section>
  );
};
