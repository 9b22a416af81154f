import type { ReportReason } from "@app/contract/kindness-words";
import { paths } from "@app/contract/paths";
import { useState } from "react";
import { api } from "../../api.ts";
import { problemOf, sentenceOf } from "../../errors/problem.ts";
import { identity } from "../../identity/identity.ts";
import { Link } from "../../navigation/link.tsx";
import { ReportReasons } from "../../sharing/report-reasons.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { reportPromptError, type ShownPrompt } from "./use-prompts.ts";

type ReportDialogProps = {
  prompt: ShownPrompt;
  /** It stays when it is closed: only an open dialog can give the keyboard back. */
  open: boolean;
  onClose: () => void;
  /** Enough people asked for it: it is gone from everybody's list until somebody has looked. */
  onHidden: (id: string) => void;
};

type Step = "asking" | "sending" | "sent";

export const ReportPromptDialog = ({ prompt, open, onClose, onHidden }: ReportDialogProps) => {
  const [reason, setReason] = useState<ReportReason>("unkind");
  const [step, setStep] = useState<Step>("asking");
  const [trouble, setTrouble] = useState("");

  const send = async () => {
    setStep("sending");
    setTrouble("");
    try {
      await identity.ensureSignedIn();
      const { hidden } = await api.community.report({ id: prompt.id, reason });
      setStep("sent");
      if (hidden) onHidden(prompt.id);
    } catch (error) {
      reportPromptError(error);
      setTrouble(sentenceOf(problemOf(error)));
      setStep("asking");
    }
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={step === "sent" ? "Thank you" : "Ask somebody to look at it"}
      actions={
        step === "sent" ? (
          <Button kind="soft" onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button kind="bare" onClick={onClose}>
              Leave it
            </Button>
            <Button aria-disabled={step === "sending"} onClick={() => step === "asking" && send()}>
              {step === "sending" ? "Sending" : "Report it"}
            </Button>
          </>
        )
      }
    >
      {step === "sent" ? (
        <p role="status">A person will look at it. Nobody is told who asked.</p>
      ) : (
        <>
          <p>“{prompt.text}”</p>
          <ReportReasons reason={reason} onReason={setReason} />
          <p className="quietly">
            What belongs here stands in <Link to={paths.communityRules}>the rules</Link>.
          </p>
          <p className="trouble" role="alert">
            {trouble}
          </p>
        </>
      )}
    </Dialog>
  );
};
