import type { WrittenExercise } from "@app/content/exercises/exercise";
import { useState } from "react";
import { loadChunk } from "../../navigation/chunks.ts";
import { Button } from "../../ui/button.tsx";
import type { KeepWritten } from "./keep-written.tsx";
import { inPlainText, isEmptyWritten, type WrittenParts } from "./written.ts";
import styles from "./written-exercise.module.css";

type KeepCardProps = {
  exercise: WrittenExercise;
  written: WrittenParts;
  /** Whether something was put into the vault just now. */
  kept: boolean;
  onKept: () => void;
  onClear: () => void;
};

/** Where the words are, and the three things one can do with them: copy, keep, throw away. */
export const KeepCard = ({ exercise, written, kept, onKept, onClear }: KeepCardProps) => {
  const [part, setPart] = useState<{ Part: typeof KeepWritten } | null>(null);
  const [said, setSaid] = useState("");
  const empty = isEmptyWritten(written);

  const load = () => {
    setSaid("");
    loadChunk("keep-written", () => import("./keep-written.tsx")).then(
      (module) => setPart({ Part: module.KeepWritten }),
      () => setSaid("That part of the page did not come. It needs a connection."),
    );
  };
  const copy = () =>
    navigator.clipboard.writeText(inPlainText(exercise, written)).then(
      () => setSaid("Copied."),
      () => setSaid("This browser does not let the page copy. Select the words instead."),
    );

  return (
    <section className={`card ${styles["exercise-keep"]}`} aria-labelledby="keep">
      <h2 id="keep">What you wrote</h2>
      <p>
        It stays in this tab and is gone when you close it. It is not sent to us. If you like, copy
        it, or keep it in your vault, sealed before it leaves.
      </p>
      <div className="button-row">
        <Button kind="soft" disabled={empty} onClick={copy}>
          Copy it
        </Button>
        {!part && (
          <Button kind="soft" onClick={load}>
            Your vault
          </Button>
        )}
        <Button kind="quiet" disabled={empty} onClick={onClear}>
          {kept ? "Begin a new one" : "Throw it away"}
        </Button>
      </div>
      <p className="quietly" role="status">
        {said}
      </p>
      {part && <part.Part exercise={exercise} written={written} onKept={onKept} />}
    </section>
  );
};
