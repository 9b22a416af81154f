import type { LetterPurpose } from "@app/content/letters/letter";
import type { OutboxStore } from "./outbox-store.ts";

export type Letter = {
  purpose: LetterPurpose;
  to: string;
  subject: string;
  text: string;
  html: string;
};

/**
 * Puts what is to leave into the outbox, in one write, and returns; a job delivers it.
 * uid is whose row it is, and deleting a person deletes it: a letter that must outlive the account has "".
 */
export type Post = {
  mail(uid: string, letter: Letter): Promise<void>;
  text(uid: string, to: string, purpose: string, words: string): Promise<void>;
  /** Whether it really leaves this machine; else it is kept for the operator to read. */
  sends: { mail: boolean; text: boolean };
};

export const createPost = ({
  outbox,
  sends,
  onQueued = () => undefined,
}: {
  outbox: Pick<OutboxStore, "add">;
  sends: Post["sends"];
  /** Wakes the delivery, so that nobody waits for its next round. */
  onQueued?: () => void;
}): Post => {
  const queue = async (entry: Parameters<OutboxStore["add"]>[0], leaves: boolean) => {
    await outbox.add(entry, leaves ? "waiting" : "kept");
    if (leaves) onQueued();
  };
  return {
    sends,
    mail: (uid, { purpose, to, subject, text, html }) =>
      queue({ uid, channel: "mail", purpose, body: { to, subject, text, html } }, sends.mail),
    text: (uid, to, purpose, words) =>
      queue({ uid, channel: "text", purpose, body: { to, text: words } }, sends.text),
  };
};
