import { useEffect, useState } from "react";
import { type Problem, problemOf, sentenceOf } from "../../../errors/problem.ts";
import { loadChunk } from "../../../navigation/chunks.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import messageStyles from "../message.module.css";
import styles from "./after-save.module.css";
import type { SaveSection, SaveSectionProps } from "./save-section.tsx";

/** Saving brings the vault along, which most who talk do not need on this page. */
const LazySaveSection = (props: SaveSectionProps) => {
  const [part, setPart] = useState<{ Section: typeof SaveSection } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const load = () => {
    setProblem(null);
    loadChunk("save", () => import("./save-section.tsx")).then(
      (module) => setPart({ Section: module.SaveSection }),
      (error: unknown) => setProblem(problemOf(error)),
    );
  };
  useEffect(load, []);

  if (part) return <part.Section {...props} />;
  if (problem)
    return (
      <div role="alert">
        <p>{sentenceOf(problem)} Nothing was lost.</p>
        <Button kind="soft" onClick={load}>
          Try again
        </Button>
      </div>
    );
  return (
    <p className={messageStyles["reply-thinking"]} role="status">
      Looking for your vault
    </p>
  );
};

/** Below what a session leaves, or where it leaves nothing else. */
export const AfterSave = (props: SaveSectionProps) => (
  <section className={styles["after-save"]} aria-labelledby="save-words">
    <h3 id="save-words">Keep the whole conversation</h3>
    <p className="quietly">
      In your vault it stays for as long as you like, sealed in this browser so that only you can
      open it.
    </p>
    <LazySaveSection {...props} />
  </section>
);

type SaveDialogProps = SaveSectionProps & { open: boolean; onClose: () => void };

/** In the middle of a conversation. */
export const SaveDialog = ({ open, onClose, ...props }: SaveDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Save this conversation">
    <p>
      It is sealed in this browser before it leaves. What you say afterwards is not in it until you
      save again.
    </p>
    <LazySaveSection {...props} />
  </Dialog>
);
