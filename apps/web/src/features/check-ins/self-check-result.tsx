import { bandOf, opensCrisis, scoreOf } from "@app/content/score-self-check";
import type { SelfCheck } from "@app/content/self-checks";
import { useEffect, useRef, useState } from "react";
import { dayHere } from "../../check-ins/mood-series.ts";
import { newId } from "../../state/new-id.ts";
import { Button } from "../../ui/button.tsx";
import { UnlockForm } from "../../vault/unlock-form.tsx";
import { HelpNow } from "./help-now.tsx";
import styles from "./self-check.module.css";
import type { SelfCheckAnswers } from "./self-check-form.tsx";
import { useKeeping } from "./use-keeping.ts";

const List = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);

type SelfCheckResultProps = { check: SelfCheck; answered: SelfCheckAnswers; onAgain: () => void };

/** The number, what it is called, and what it does and does not mean. It is kept only if wanted. */
export const SelfCheckResult = ({ check, answered, onAgain }: SelfCheckResultProps) => {
  const section = useRef<HTMLElement>(null);
  const [kept, setKept] = useState(false);
  const [id] = useState(newId);
  const { busy, problem, keep, unlocked } = useKeeping(() => setKept(true));
  const score = scoreOf(check.name, answered.answers);
  const band = bandOf(check.name, score);

  // The questions are gone, so the keyboard and the screen reader go on from here.
  useEffect(() => section.current?.focus(), []);

  const keepIt = () => {
    const now = new Date();
    const entry = { kind: "self-check", check: check.name, ...answered } as const;
    void keep({ id, at: now.toISOString(), day: dayHere(now), entry });
  };

  return (
    <section ref={section} className={styles["self-result"]} aria-labelledby="result" tabIndex={-1}>
      {opensCrisis(check.name, answered.answers) && <HelpNow />}
      <h2 id="result">
        {score} of {check.max}
      </h2>
      <p className="lead">
        In the published scoring, {band.from} to {band.to} is called “{band.name}”. It is a word
        about the answers, and not about you.
      </p>
      <p>{band.words}</p>
      <div className={styles["self-means"]}>
        <List title="What the number says" lines={check.says} />
        <List title="What it does not say" lines={check.doesNotSay} />
      </div>
      {kept ? (
        <p role="status">Kept. You find it below, and can remove it there.</p>
      ) : unlocked ? (
        <UnlockForm onOpen={unlocked} />
      ) : (
        <p className="quietly">Nothing of this has left your browser.</p>
      )}
      <p className="trouble" role="alert">
        {problem}
      </p>
      <div className={`button-row ${styles["self-keep"]}`}>
        {!kept && !unlocked && (
          <Button onClick={keepIt} aria-busy={busy}>
            Keep this
          </Button>
        )}
        <Button kind="bare" onClick={onAgain}>
          Answer again
        </Button>
      </div>
    </section>
  );
};
