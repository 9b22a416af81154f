import type { SelfCheck } from "@app/content/self-checks";
import { paths } from "@app/contract/paths";
import { useMemo, useState } from "react";
import { useCheckIns } from "../../check-ins/use-check-ins.ts";
import { Link } from "../../navigation/link.tsx";
import { useStore } from "../../state/use-store.ts";
import { useUndoable } from "../../state/use-undoable.ts";
import { Icon } from "../../ui/icon.tsx";
import { UndoNote } from "../../ui/undo-note.tsx";
import { UnlockForm } from "../../vault/unlock-form.tsx";
import styles from "./self-check.module.css";
import { type SelfCheckAnswers, SelfCheckForm } from "./self-check-form.tsx";
import { isTaken, SelfCheckHistory } from "./self-check-history.tsx";
import { SelfCheckResult } from "./self-check-result.tsx";
import { WhereKept } from "./where-kept.tsx";

/** One self-check: its questions, then what they add up to, and the days it was kept on. */
export const SelfCheckPage = ({ check }: { check: SelfCheck }) => {
  const undoable = useUndoable();
  const undo = useStore(undoable);
  const { status, kept, where } = useCheckIns();
  const taken = useMemo(() => kept.filter(isTaken(check.name)), [kept, check.name]);
  const [answered, setAnswered] = useState<SelfCheckAnswers | null>(null);

  return (
    <>
      <p>
        <Link className={styles["self-back"]} to={paths.selfCheck}>
          All three
        </Link>
      </p>
      <header className={styles["self-head"]}>
        <h1>{check.title}</h1>
        <p>{check.about}. Your answers are counted in this browser, and kept only if you say so.</p>
      </header>
      {answered ? (
        <SelfCheckResult check={check} answered={answered} onAgain={() => setAnswered(null)} />
      ) : (
        <SelfCheckForm check={check} onDone={setAnswered} />
      )}
      {taken.length > 0 && <SelfCheckHistory check={check} taken={taken} undoable={undoable} />}
      {status === "locked" && !answered && (
        <section className={`card ${styles["self-locked"]}`} aria-labelledby="earlier">
          <h2 id="earlier">Earlier ones are in your vault</h2>
          <UnlockForm quiet />
        </section>
      )}
      {status !== "looking" && <WhereKept where={where} />}
      <section className={styles["self-sources"]} aria-labelledby="sources">
        <h2 id="sources">Where it comes from</h2>
        <ul>
          {check.sources.map(({ text, url }) => (
            <li key={url}>
              {text}{" "}
              <a href={url} rel="noreferrer">
                {new URL(url).hostname.replace(/^www\./, "")} <Icon name="forward" size={16} />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <UndoNote {...undo} onUndo={undoable.undo} />
    </>
  );
};
