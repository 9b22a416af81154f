import type { ContactMessage, FeedbackEntry } from "@app/contract/calls/desk-fields";
import { useState } from "react";
import { api } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { CheckRow } from "../../ui/check-row.tsx";
import styles from "./desk.module.css";
import { DeskList } from "./desk-list.tsx";
import { sayDeskMoment } from "./desk-words.ts";

const Words = ({ text }: { text: string | undefined }) => (
  <p className={styles["desk-words"]}>
    {text ?? "It cannot be read: the key it was sealed under is gone."}
  </p>
);

const Message = ({ message, onDone }: { message: ContactMessage; onDone: () => void }) => {
  const { words } = message;
  const subject = words?.subject ?? "No subject";
  return (
    <article className={styles["desk-row"]}>
      <h3>{subject}</h3>
      <p className="quietly">
        {words?.name ? `${words.name}, ` : ""}
        {words && <a href={`mailto:${words.email}`}>{words.email}</a>}
        {words && ", "}
        {sayDeskMoment(message.created_at)}
      </p>
      {words?.level === "crisis" && (
        <p className={styles["desk-urgent"]}>
          It sounded like danger. Numbers to ring were shown to whoever wrote it.
        </p>
      )}
      <Words text={words?.message} />
      <p className="button-row">
        <Button
          kind="quiet"
          aria-label={`${message.done_at ? "Open again" : "Dealt with"}: ${subject}`}
          onClick={onDone}
        >
          {message.done_at ? "Open again" : "Dealt with"}
        </Button>
      </p>
    </article>
  );
};

const Feedback = ({ entry, onDone }: { entry: FeedbackEntry; onDone: () => void }) => (
  <article className={styles["desk-row"]}>
    <h3>{entry.satisfaction} of 5</h3>
    <p className="quietly">
      {entry.name}, {sayDeskMoment(entry.submitted_at)}
    </p>
    <Words text={entry.feedback ?? undefined} />
    <p className="button-row">
      <Button kind="quiet" onClick={onDone}>
        {entry.done_at ? "Open again" : "Mark as read"}
      </Button>
    </p>
  </article>
);

export const MessagesPart = () => {
  const [done, setDone] = useState(false);
  const query = (before: string | undefined) => ({
    done: done ? ("true" as const) : ("false" as const),
    ...(before ? { before } : {}),
  });
  const none = done ? "Nothing yet." : "Nothing is waiting.";
  const removed = done ? "Open again." : "Dealt with.";
  return (
    <>
      <CheckRow checked={done} onChecked={setDone}>
        Show what was dealt with
      </CheckRow>
      <section className="card" aria-labelledby="desk-contact">
        <h2 id="desk-contact">What people wrote to us</h2>
        <DeskList
          key={`contact-${done}`}
          label="Messages"
          none={none}
          read={async (before) => {
            const page = await api.desk.contactMessages(query(before));
            return { items: page.messages, before: page.next_before };
          }}
          remove={({ id, uid }) => api.desk.finishContact({ id, uid, done: !done })}
          removed={removed}
        >
          {(message, drop) => <Message message={message} onDone={drop} />}
        </DeskList>
      </section>
      <section className="card" aria-labelledby="desk-feedback">
        <h2 id="desk-feedback">What they said of the product</h2>
        <DeskList
          key={`feedback-${done}`}
          label="Feedback"
          none={none}
          read={async (before) => {
            const page = await api.desk.feedback(query(before));
            return { items: page.feedback, before: page.next_before };
          }}
          remove={({ id, uid }) => api.desk.finishFeedback({ id, uid, done: !done })}
          removed={removed}
        >
          {(entry, drop) => <Feedback entry={entry} onDone={drop} />}
        </DeskList>
      </section>
    </>
  );
};
