import { paths } from "@app/contract/paths";
import { useNavigate } from "react-router";
import { api } from "../../api.ts";
import { storage } from "../../storage.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useAttempt } from "../../vault/use-attempt.ts";
import type { Conversation } from "./conversation.ts";
import { tellConversation } from "./conversation-channel.ts";
import { liveConversation } from "./live-conversation.ts";
import { createOutbox } from "./outbox.ts";
import styles from "./talk.module.css";
import { isContextGone } from "./turn-errors.ts";

/** Whatever this browser held of it goes too. */
const forget = (id: string): void => {
  const outbox = createOutbox(storage.outbox, id);
  for (const waiting of outbox.waiting()) outbox.drop(waiting);
  for (const { of } of [storage.draft, storage.help, storage.replying]) of(id).remove();
  storage.leftOpen.remove();
};

type DeleteDialogProps = { open: boolean; onClose: () => void; conversation: Conversation };

/** Asks once: a deleted conversation cannot be brought back. */
export const DeleteConversationDialog = ({ open, onClose, conversation }: DeleteDialogProps) => {
  const navigate = useNavigate();
  const { busy, problem, run } = useAttempt();
  const { id } = conversation;

  const remove = () =>
    run(async () => {
      await api.sessions.remove({ id }).catch((error: unknown) => {
        // Gone already: what was wanted is so.
        if (!isContextGone(error)) throw error;
      });
      liveConversation.drop(conversation);
      forget(id);
      tellConversation(id, "deleted");
      await navigate(paths.journey, { replace: true });
    });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Delete this conversation?"
      actions={
        <>
          <Button kind="bare" onClick={onClose}>
            Keep it
          </Button>
          <Button kind="soft" className={styles["delete-words"]} aria-busy={busy} onClick={remove}>
            {busy ? "Deleting" : "Delete it"}
          </Button>
        </>
      }
    >
      <p>
        Every word of it goes from the server now, and nobody can bring it back. What you kept or
        saved of it stays.
      </p>
      <p className="trouble" role="alert">
        {problem}
      </p>
    </Dialog>
  );
};
