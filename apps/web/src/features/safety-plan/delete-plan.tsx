import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./safety-plan.module.css";

export const DeletePlan = ({ onDelete }: { onDelete: () => Promise<void> }) => {
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);

  const remove = () => {
    setFailed(false);
    onDelete().then(
      () => setAsking(false),
      () => setFailed(true),
    );
  };

  return (
    <>
      <Button kind="bare" className={styles["plan-delete"]} onClick={() => setAsking(true)}>
        Delete this plan
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Delete your safety plan?"
        actions={
          <>
            <Button kind="bare" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button kind="soft" className={styles["plan-delete"]} onClick={remove}>
              Delete it
            </Button>
          </>
        }
      >
        <p>It is removed from this browser, with its key. Nobody can bring it back.</p>
        {failed && (
          <p className="trouble" role="alert">
            The browser did not delete it. Try again, or clear this site’s data in its settings.
          </p>
        )}
      </Dialog>
    </>
  );
};
