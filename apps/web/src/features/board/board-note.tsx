import { Button } from "../../ui/button.tsx";
import styles from "./board.module.css";

export type Note = { text: string; act?: { label: string; run: () => void } };

/** What came of what somebody did, said once. */
export const BoardNote = ({ note }: { note: Note | null }) => (
  <div className={styles["board-note"]} data-shown={note !== null || undefined}>
    <p role="status">{note?.text}</p>
    {note?.act && (
      <Button kind="quiet" onClick={note.act.run}>
        {note.act.label}
      </Button>
    )}
  </div>
);
