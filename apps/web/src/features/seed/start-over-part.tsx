import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ownVault } from "../../vault/own-vault.ts";
import { useAttempt } from "../../vault/use-attempt.ts";
import styles from "./seed.module.css";
import { SeedPart } from "./seed-part.tsx";

/** The end of a vault nobody can open any more, and the way to a new one. */
export const StartOverPart = () => {
  const [asking, setAsking] = useState(false);
  const { busy, problem, run } = useAttempt();

  return (
    <SeedPart
      id="start-over"
      title="I lost both"
      line="Then what you saved stays closed. You can begin with an empty vault"
    >
      <p className={styles["seed-words"]}>
        We are sorry. Without the passphrase and without the twelve words, nobody can open what you
        saved: not you, not us. If the paper may still turn up, wait. An empty vault replaces this
        one for good.
      </p>
      <div className={`button-row ${styles["seed-next"]}`}>
        <Button
          kind="bare"
          className={`${styles["seed-danger"]} ${styles["seed-start-over"]}`}
          onClick={() => setAsking(true)}
        >
          Delete it and begin anew
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Delete your vault?"
        actions={
          <>
            <Button kind="bare" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button
              kind="soft"
              className={styles["seed-danger"]}
              aria-busy={busy}
              onClick={() => run(() => ownVault.startOver())}
            >
              {busy ? "Deleting" : "Delete it"}
            </Button>
          </>
        }
      >
        <p>
          Every saved conversation and everything else in it is deleted. Nobody can bring it back.
          Your account, and what you kept outside the vault, stay.
        </p>
        <p className="trouble" role="alert">
          {problem}
        </p>
      </Dialog>
    </SeedPart>
  );
};
