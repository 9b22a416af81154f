import { paths } from "@app/contract/paths";
import { useState } from "react";
import { Link } from "../../navigation/link.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import styles from "./dock.module.css";
import { turnProblemOf } from "./turn-errors.ts";

type EndedDockProps = {
  onRestore: () => Promise<void>;
  /** Something else on the page is the one thing to press. */
  quiet: boolean;
  /** The step of a program that this was about. */
  program: { id: string; step: number } | null;
};

export const EndedDock = ({ onRestore, quiet, program }: EndedDockProps) => {
  const [restoring, setRestoring] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const restore = async () => {
    setRestoring(true);
    setProblem(null);
    try {
      await onRestore();
    } catch (error) {
      setProblem(turnProblemOf(error).detail);
    } finally {
      setRestoring(false);
    }
  };

  return (
    <div className={styles["ended"]}>
      <p role="status">{problem ?? "This session has ended."}</p>
      <div className={styles["ended-acts"]}>
        {program ? (
          <Link
            className={buttonClass(quiet ? "soft" : "ember")}
            to={`${paths.programs}/${program.id}/${program.step}`}
          >
            Back to the step
          </Link>
        ) : (
          <Link className={buttonClass(quiet ? "soft" : "ember")} to={paths.talkSession}>
            New session
          </Link>
        )}
        <Button kind="soft" onClick={restore} disabled={restoring}>
          Go on talking
        </Button>
      </div>
    </div>
  );
};
