import { brand } from "@app/contract/brand";
import type { SavedConversationEntry as Listed } from "@app/contract/calls/vault-shapes";
import { paths } from "@app/contract/paths";
import type { SavedConversation, SavedMessage } from "@app/vault/records/saved-conversation";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { sayDay } from "../../dates/show-day.ts";
import { Link } from "../../navigation/link.tsx";
import { useStore } from "../../state/use-store.ts";
import { Button } from "../../ui/button.tsx";
import { FailureCard } from "../../ui/failure-card.tsx";
import { conversationHandover } from "../../vault/conversation-handover.ts";
import { UnlockForm } from "../../vault/unlock-form.tsx";
import { vaultSentence } from "../../vault/vault-sentence.ts";
import type { VaultState } from "../../vault/vault-store.ts";
import { RemoveSaved } from "./remove-saved.tsx";
import type { SavedList } from "./saved.ts";
import styles from "./saved-reading.module.css";

const Said = ({ message: { role, content } }: { message: SavedMessage }) => (
  <article data-role={role} dir="auto" aria-label={role === "user" ? "You" : brand.companion}>
    {content}
  </article>
);

const Words = ({ conversation }: { conversation: SavedConversation }) => (
  <>
    {conversation.summary && (
      <section className={`card ${styles["reading-summary"]}`} aria-label="Summary">
        <p dir="auto">{conversation.summary}</p>
        {conversation.actions && conversation.actions.length > 0 && (
          <ul>
            {conversation.actions.map((action) => (
              <li key={action} dir="auto">
                {action}
              </li>
            ))}
          </ul>
        )}
      </section>
    )}
    <div className={styles["reading-words"]}>
      {conversation.messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was said has no other name, and never moves
        <Said key={index} message={message} />
      ))}
    </div>
  </>
);

type SavedReadingProps = {
  id: string;
  record: Listed | undefined;
  saved: SavedList;
  vault: VaultState;
};

/** One saved conversation, to read, to go on with, or to remove. */
export const SavedReading = ({ id, record, saved, vault }: SavedReadingProps) => {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { titles } = useStore(saved);
  const [conversation, setConversation] = useState<SavedConversation | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const open = vault.status === "open";

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what opens it again
  useEffect(() => {
    setConversation(null);
    setTrouble(null);
    if (!open) return;
    let left = false;
    saved.read(id).then(
      (found) => {
        if (!left) setConversation(found);
      },
      (error: unknown) => {
        if (!left) setTrouble(vaultSentence(error));
      },
    );
    return () => {
      left = true;
    };
  }, [id, open, saved, attempt]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const goOn = () => {
    if (!conversation) return;
    const threadId = record?.threadId ?? id;
    conversationHandover.put(threadId, conversation);
    void navigate(`${paths.talk}?session=${encodeURIComponent(threadId)}`);
  };

  return (
    <div className={styles["reading"]}>
      <p>
        <Link className={styles["reading-back"]} to={paths.journey}>
          Your journey
        </Link>
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {conversation?.title ?? titles.get(id) ?? "A saved conversation"}
      </h1>
      {record && <p className="quietly">{sayDay(record.createdAt)}</p>}
      {vault.status === "locked" && (
        <div className={styles["reading-unlock"]}>
          <UnlockForm />
        </div>
      )}
      {open && !conversation && !trouble && (
        <p className="looking" role="status">
          Opening it
        </p>
      )}
      {trouble && (
        <FailureCard
          className={styles["reading-failed"]}
          title="This did not open"
          text={trouble}
          acts={
            <Button kind="soft" onClick={() => setAttempt(attempt + 1)}>
              Try again
            </Button>
          }
        />
      )}
      {conversation && (
        <>
          <Words conversation={conversation} />
          <div className={`button-row ${styles["reading-acts"]}`}>
            <Button onClick={goOn}>Go on talking</Button>
            <RemoveSaved onRemove={() => saved.remove(id)} />
          </div>
          <p className="quietly">
            Going on takes these words to {brand.companion}: the server reads them while you talk.
            The saved copy stays locked.
          </p>
        </>
      )}
    </div>
  );
};
