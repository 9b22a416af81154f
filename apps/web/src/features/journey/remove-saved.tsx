import { paths } from "@app/contract/paths";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useAttempt } from "../../vault/use-attempt.ts";
import styles from "./saved-reading.module.css";

export const RemoveSaved = ({ onRemove }: { onRemove: () => Promise<void> }) => {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { busy, problem, run } = useAttempt();

  const remove = () =>
    run(async () => {
      await onRemove();
      await navigate(paths.journey, { replace: true });
    });

  return (
    <>
      <Button kind="bare" onClick={() => setAsking(true)}>
        Remove it
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Remove this conversation?"
        actions={
          <>
            <Button kind="bare" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button
              kind="soft"
              className={styles["reading-remove"]}
              aria-busy={busy}
              onClick={remove}
            >
              {busy ? "Removing" : "Remove it"}
            </Button>
          </>
        }
      >
        <p>It is removed from your vault, with its summary. Nobody can bring it back.</p>
        <p className="trouble" role="alert">
          {problem}
        </p>
      </Dialog>
    </>
  );
};
