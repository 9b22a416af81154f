import type { SignInRow } from "@app/contract/calls/sign-ins";
import { useEffect, useState } from "react";
import { api } from "../../../api.ts";
import { sayDay } from "../../../dates/show-day.ts";
import { problemOf, sentenceOf } from "../../../errors/problem.ts";
import { Button } from "../../../ui/button.tsx";
import accountStyles from "../account.module.css";
import accountPartStyles from "../account-part.module.css";
import { AccountPart } from "../account-part.tsx";
import styles from "./sign-in-rows.module.css";

type Listed = { rows: SignInRow[] | null; trouble: string };

/** Where somebody is signed in, and the way to end it from here. */
export const SignInsPart = () => {
  const [{ rows, trouble }, setListed] = useState<Listed>({ rows: null, trouble: "" });
  const [ending, setEnding] = useState<string | null>(null);
  const [said, setSaid] = useState("");

  const load = () => {
    api.signIns.list({}).then(
      ({ sign_ins }) => setListed({ rows: sign_ins, trouble: "" }),
      (error: unknown) =>
        setListed(({ rows: known }) => ({ rows: known, trouble: sentenceOf(problemOf(error)) })),
    );
  };
  useEffect(load, []);

  const end = async (id: string, work: () => Promise<unknown>, words: string) => {
    if (ending) return;
    setEnding(id);
    setSaid("");
    try {
      await work();
      setSaid(words);
      load();
    } catch (error) {
      const words = `${sentenceOf(problemOf(error))} It is still signed in. You can try again.`;
      setListed((before) => ({ ...before, trouble: words }));
    } finally {
      setEnding(null);
    }
  };

  const others = rows?.filter(({ current }) => !current) ?? [];
  return (
    <AccountPart id="sign-ins" title="Your sign-ins">
      {rows === null && !trouble && (
        <p className="looking" role="status">
          Looking for your sign-ins
        </p>
      )}
      {rows && (
        <ul className={`lines ${styles["sign-ins"]}`}>
          {rows.map(({ id, device, current, created_at, last_used_at }) => (
            <li key={id}>
              <div>
                <b>{device}</b>
                <p className="quietly">
                  {current
                    ? "This browser"
                    : `Since ${sayDay(created_at)}, last used on ${sayDay(last_used_at)}`}
                </p>
              </div>
              {!current && (
                <Button
                  kind="quiet"
                  aria-label={`Sign out: ${device}, since ${sayDay(created_at)}`}
                  aria-disabled={ending !== null}
                  onClick={() =>
                    void end(id, () => api.signIns.end({ id }), "It is signed out there.")
                  }
                >
                  {ending === id ? "Signing out" : "Sign out"}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className={`trouble ${accountStyles["account-trouble"]}`} role="alert">
        {trouble}
      </p>
      {rows === null && trouble && (
        <Button kind="soft" onClick={load}>
          Try again
        </Button>
      )}
      {others.length > 0 && (
        <p className={`button-row ${accountStyles["account-acts"]}`}>
          <Button
            kind="soft"
            aria-disabled={ending !== null}
            onClick={() =>
              void end("others", () => api.signIns.endOthers({}), "Only this browser is signed in.")
            }
          >
            Sign out everywhere else
          </Button>
        </p>
      )}
      <p className={accountPartStyles["account-said"]} role="status">
        {said}
      </p>
    </AccountPart>
  );
};
