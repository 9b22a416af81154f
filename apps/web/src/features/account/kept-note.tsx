import type { Delivery } from "@app/contract/calls/setup";
import styles from "./kept-note.module.css";

const words = {
  mail: "This copy sends no mail. The letter waits in an outbox that whoever runs it can read: ask them for the link in it.",
  text: "This copy sends no text messages. The code waits in an outbox that whoever runs it can read: ask them for it.",
} as const;

type KeptNoteProps = { what: keyof typeof words; delivery: Delivery | undefined };

/** Nobody waits for a letter that will not come. */
export const KeptNote = ({ what, delivery }: KeptNoteProps) =>
  delivery === "kept" && <p className={styles["kept-note"]}>{words[what]}</p>;
