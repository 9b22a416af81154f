import { useState } from "react";
import { loadChunk } from "../../navigation/chunks.ts";
import { Button } from "../../ui/button.tsx";
import type { UnlockForm } from "../../vault/unlock-form.tsx";
import styles from "./safety-plan.module.css";

/** The plan of another device is behind the passphrase; the form for it comes only when it is wanted. */
export const PlanUnlock = ({ onOpen }: { onOpen: () => void }) => {
  const [part, setPart] = useState<{ Form: typeof UnlockForm } | null>(null);
  const [failed, setFailed] = useState(false);

  const load = () => {
    setFailed(false);
    loadChunk("unlock", () => import("../../vault/unlock-form.tsx")).then(
      (module) => setPart({ Form: module.UnlockForm }),
      () => setFailed(true),
    );
  };

  if (part) return <part.Form quiet onOpen={onOpen} />;
  return (
    <p className={styles["plan-where-words"]}>
      <Button kind="soft" onClick={load}>
        Unlock it here
      </Button>
      <span role="alert">{failed && " That part of the page did not come. Try again."}</span>
    </p>
  );
};
