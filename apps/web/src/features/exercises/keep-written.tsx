import type { WrittenExercise } from "@app/content/exercises/exercise";
import { paths } from "@app/contract/paths";
import { useState } from "react";
import { showDay } from "../../dates/show-day.ts";
import { type Problem, problemOf, sentenceOf } from "../../errors/problem.ts";
import { Link } from "../../navigation/link.tsx";
import { Button } from "../../ui/button.tsx";
import { UnlockForm } from "../../vault/unlock-form.tsx";
import { useVault } from "../../vault/use-vault.ts";
import type { KeptExercise } from "./exercise-records.ts";
import { ownRecords } from "./own-records.ts";
import { inPlainText, isEmptyWritten, type WrittenParts } from "./written.ts";
import styles from "./written-exercise.module.css";

type KeepWrittenProps = {
  exercise: WrittenExercise;
  written: WrittenParts;
  onKept: () => void;
};

const Kept = ({ exercise }: { exercise: WrittenExercise }) => {
  const [list, setList] = useState<readonly KeptExercise[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const attempt = (work: () => Promise<readonly KeptExercise[]>) => {
    setProblem(null);
    work().then(setList, (error: unknown) => setProblem(problemOf(error)));
  };
  const load = () => attempt(() => ownRecords.list(exercise));
  const remove = (id: string) =>
    attempt(async () => {
      await ownRecords.remove(id);
      return (list ?? []).filter((kept) => kept.id !== id);
    });

  return (
    <>
      {list === null ? (
        <Button kind="quiet" onClick={load}>
          Look at what you kept before
        </Button>
      ) : list.length === 0 ? (
        <p className="quietly" role="status">
          Nothing of this exercise is in your vault.
        </p>
      ) : (
        <ul className={`lines ${styles["exercise-kept"]}`}>
          {list.map((kept) => (
            <li key={kept.id}>
              <details>
                <summary>{showDay(kept.at)}</summary>
                <pre>{inPlainText(exercise, kept.written)}</pre>
                <Button kind="quiet" onClick={() => remove(kept.id)}>
                  Remove it
                </Button>
              </details>
            </li>
          ))}
        </ul>
      )}
      <p className="trouble" role="alert">
        {problem && sentenceOf(problem)}
      </p>
    </>
  );
};

/** Into the vault, for whoever has one. It comes only when somebody wants it. */
export const KeepWritten = ({ exercise, written, onKept }: KeepWrittenProps) => {
  const vault = useVault();
  const [keeping, setKeeping] = useState<"no" | "busy" | "kept">("no");
  const [problem, setProblem] = useState<Problem | null>(null);

  const keep = async () => {
    setKeeping("busy");
    setProblem(null);
    try {
      await ownRecords.keep(exercise, written);
      setKeeping("kept");
      onKept();
    } catch (error) {
      setProblem(problemOf(error));
      setKeeping("no");
    }
  };

  if (vault.status === "looking") return <p className="looking">Looking for your vault</p>;
  if (vault.status === "locked") return <UnlockForm quiet />;
  if (vault.status === "open")
    return (
      <>
        {keeping === "kept" ? (
          <p role="status">Kept in your vault. Only you can open it.</p>
        ) : (
          <Button
            kind="soft"
            disabled={isEmptyWritten(written)}
            aria-busy={keeping === "busy"}
            onClick={keep}
          >
            Keep it in my vault
          </Button>
        )}
        <p className="trouble" role="alert">
          {problem && `${sentenceOf(problem)} What you wrote is still here.`}
        </p>
        <Kept key={keeping} exercise={exercise} />
      </>
    );
  if (vault.status === "none")
    return (
      <p>
        You have no vault yet. <Link to={paths.seed}>Make one</Link>, and what you write can be kept
        so that only you can open it.
      </p>
    );
  if (vault.status === "failed")
    return <p role="alert">Your vault could not be reached. What you wrote is still here.</p>;
  return (
    <p>
      Keeping it needs an account, and a vault that only you can open.{" "}
      <Link to={paths.register}>Make an account</Link>
    </p>
  );
};
