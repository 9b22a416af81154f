import type { ReportReason } from "@app/contract/kindness-words";
import { paths } from "@app/contract/paths";
import { type FormEvent, useId, useState } from "react";
import { Link } from "../../navigation/link.tsx";
import { ReportReasons } from "../../sharing/report-reasons.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { ThoughtHere } from "./board-state.ts";
import styles from "./report-dialog.module.css";

type ReportDialogProps = {
  /** Null while nobody wants to report anything. */
  thought: ThoughtHere | null;
  onClose: () => void;
  onReport: (reason: ReportReason) => Promise<void>;
};

/** Asks once, and in few words, why a person should look. */
export const ReportThoughtDialog = ({ thought, onClose, onReport }: ReportDialogProps) => {
  const id = useId();
  const [reason, setReason] = useState<ReportReason>("unkind");
  const [busy, setBusy] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    await onReport(reason);
    setBusy(false);
    setReason("unkind");
  };

  return (
    <Dialog
      open={thought !== null}
      onClose={onClose}
      title="Ask somebody to look?"
      actions={
        <>
          <Button kind="bare" onClick={onClose}>
            Leave it
          </Button>
          <Button type="submit" form={id} aria-disabled={busy}>
            {busy ? "Sending" : "Report it"}
          </Button>
        </>
      }
    >
      <p className={styles["report-words"]}>{thought?.text}</p>
      <form id={id} onSubmit={send}>
        <ReportReasons reason={reason} onReason={setReason} />
      </form>
      <p className="quietly">
        {reason === "danger" ? (
          <>
            A person looks, but not at once, and nobody here knows who wrote it. If you do, and
            there is danger now, ring your local emergency number.{" "}
            <Link to={paths.crisis}>Numbers</Link>
          </>
        ) : (
          "Nobody learns that it was you. You will not see this thought here again."
        )}
      </p>
    </Dialog>
  );
};
