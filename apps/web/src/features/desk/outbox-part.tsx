import type { OutboxEntry } from "@app/contract/calls/desk-fields";
import { useState } from "react";
import { api } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { ActOutcome } from "./act-outcome.tsx";
import styles from "./desk.module.css";
import { DeskList } from "./desk-list.tsx";
import { sayDeskMoment, stateWords } from "./desk-words.ts";
import { useAct } from "./use-act.ts";

const gone = "Its words are gone: it has left.";

const Letter = ({ entry, onRemove }: { entry: OutboxEntry; onRemove: () => void }) => {
  const [now, setNow] = useState(entry);
  const [text, setText] = useState<string | null>(null);
  const act = useAct();
  const key = { id: entry.id, uid: entry.uid };
  const about = now.subject ?? now.purpose.replaceAll("_", " ");

  const read = () =>
    act.run("", async () => {
      const letter = await api.desk.readLetter(key);
      setText(letter.text ?? gone);
    });
  const retry = () =>
    act.run("It is waiting to be sent again.", async () => {
      setNow((await api.desk.retryLetter(key)).entry);
    });

  return (
    <article className={styles["desk-row"]}>
      <h3>{about}</h3>
      <p className="quietly">
        {now.channel === "mail" ? "Letter" : "Text message"} to {now.to ?? "an unknown address"},{" "}
        {sayDeskMoment(now.created_at)}
      </p>
      <p>
        {stateWords[now.state]}
        {now.failure && `: ${now.failure}`}
      </p>
      {text !== null && <p className={styles["desk-words"]}>{text}</p>}
      <p className="button-row">
        {text === null && (
          <Button kind="quiet" aria-label={`Read: ${about}`} onClick={read}>
            Read
          </Button>
        )}
        {(now.state === "failed" || now.state === "kept") && (
          <Button kind="quiet" aria-label={`Try again: ${about}`} onClick={retry}>
            Try again
          </Button>
        )}
        <Button kind="quiet" aria-label={`Remove: ${about}`} onClick={onRemove}>
          Remove
        </Button>
      </p>
      <ActOutcome act={act} />
    </article>
  );
};

export const OutboxPart = () => (
  <section className="card" aria-labelledby="desk-outbox">
    <h2 id="desk-outbox">Letters and text messages</h2>
    <p className="quietly">They may carry a code. Each one you read is noted in the log.</p>
    <DeskList
      label="Outbox"
      none="The outbox is empty."
      read={async (before) => {
        const page = await api.desk.outbox(before ? { before } : {});
        return { items: page.entries, before: page.next_before };
      }}
      remove={({ id, uid }) => api.desk.removeLetter({ id, uid })}
    >
      {(entry, drop) => <Letter entry={entry} onRemove={drop} />}
    </DeskList>
  </section>
);
