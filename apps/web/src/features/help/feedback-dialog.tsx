import { limits } from "@app/contract/limits";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { api } from "../../api.ts";
import { FormHelp } from "../../forms/form-help.tsx";
import { TrapField } from "../../forms/trap-field.tsx";
import { useSending } from "../../forms/use-sending.ts";
import { countryHere } from "../../helplines/country-here.ts";
import { identity } from "../../identity/identity.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Switch } from "../../ui/switch.tsx";
import { canSubmit, emptyFeedback, type FeedbackDraft, feedbackOf } from "./feedback.ts";
import styles from "./help-menu.module.css";
import { SatisfactionChoice } from "./satisfaction-choice.tsx";
import { SupportAddress } from "./support-address.tsx";

/** The number of whoever is here, if somebody is; feedback is taken without one. */
const ownUid = async (): Promise<string | null> => {
  await identity.token().catch(() => null);
  return identity.uid();
};

type FormProps = {
  id: string;
  draft: FeedbackDraft;
  onDraft: (change: Partial<FeedbackDraft>) => void;
  onSubmit: (website: string) => void;
};

const FeedbackForm = ({ id, draft, onDraft, onSubmit }: FormProps) => (
  <form
    id={id}
    className={styles["feedback-form"]}
    noValidate
    onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      onSubmit(String(new FormData(event.currentTarget).get("website") ?? ""));
    }}
  >
    <Switch
      label="Send without a name"
      text="Switch off to leave one."
      on={draft.anonymous}
      onChange={(anonymous) => onDraft({ anonymous })}
    />
    {!draft.anonymous && (
      <Field
        label="Your name"
        autoComplete="name"
        maxLength={limits.feedback.nameMaxChars}
        value={draft.name}
        onChange={(event) => onDraft({ name: event.target.value })}
      />
    )}
    <SatisfactionChoice
      value={draft.satisfaction}
      onChange={(satisfaction) => onDraft({ satisfaction })}
    />
    <Field
      lines="many"
      label="What should we know?"
      maxLength={limits.feedback.textMaxChars}
      value={draft.text}
      onChange={(event) => onDraft({ text: event.target.value })}
    />
    <TrapField />
    <p className={`quietly ${styles["help-note"]}`}>
      Need an answer? Support requests go by e-mail. <SupportAddress />
    </p>
  </form>
);

type FeedbackDialogProps = { open: boolean; onClose: () => void };

/** Inside it, so that each opening begins anew and asks for a pass of its own. */
const OpenFeedback = ({ onClose }: { onClose: () => void }) => {
  const id = useId();
  const sending = useSending();
  const [draft, setDraft] = useState(emptyFeedback);
  const close = useRef<HTMLButtonElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const { status, safety, trouble } = sending;

  const isFree = safety?.level !== "crisis";

  // A button that was disabled while it was sent has lost the keyboard by then.
  useEffect(() => {
    if (status === "sent" && isFree) close.current?.focus();
    if (status === "writing" && trouble && isFree) submit.current?.focus();
  }, [status, trouble, isFree]);

  const send = (website: string) => {
    if (!canSubmit(draft) || status !== "writing") return;
    const country = countryHere();
    void sending.send(async (pass) =>
      api.feedback.submit({
        ...feedbackOf(draft, draft.anonymous ? null : await ownUid()),
        submitted_at: new Date().toISOString(),
        ...(country && { country }),
        ...(website && { website }),
        ...(pass && { pass }),
      }),
    );
  };

  if (status === "sent")
    return (
      <>
        {safety && <FormHelp safety={safety} level={3} />}
        <p role="status">Thank you. It helps us to see what works and what does not.</p>
        <footer>
          <Button ref={close} onClick={onClose}>
            Close
          </Button>
        </footer>
      </>
    );
  return (
    <>
      {safety && <FormHelp safety={safety} level={3} />}
      <FeedbackForm
        id={id}
        draft={draft}
        onDraft={(change) => setDraft((before) => ({ ...before, ...change }))}
        onSubmit={send}
      />
      <p className="trouble" role="alert">
        {trouble}
      </p>
      <footer>
        <Button kind="bare" onClick={onClose}>
          Cancel
        </Button>
        <Button
          ref={submit}
          type="submit"
          form={id}
          disabled={!canSubmit(draft) || status === "sending"}
        >
          {status === "sending" ? "Submitting..." : "Submit"}
        </Button>
      </footer>
    </>
  );
};

export const FeedbackDialog = ({ open, onClose }: FeedbackDialogProps) => (
  <Dialog open={open} onClose={onClose} title="How was it?">
    <OpenFeedback onClose={onClose} />
  </Dialog>
);
