import { useState } from "react";
import type { TakenMood } from "../../check-ins/mood-series.ts";
import { ownCheckIns } from "../../check-ins/own-check-ins.ts";
import { sayMood } from "../../check-ins/say-mood.ts";
import { lateFormat } from "../../dates/late-format.ts";
import { showDay } from "../../dates/show-day.ts";
import type { Undoable } from "../../state/undoable.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./check-ins.module.css";

const firstShown = 7;
const moreShown = 50;

const time = lateFormat<Date>(
  () => new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }),
);

type MoodListProps = { moods: readonly TakenMood[]; undoable: Undoable };

/** One by one, newest first, each of them can be removed. */
export const MoodList = ({ moods, undoable }: MoodListProps) => {
  const [shown, setShown] = useState(firstShown);
  return (
    <section className={`card ${styles["mood-list"]}`} aria-labelledby="moods">
      <h2 id="moods">One by one</h2>
      <ul className="lines">
        {moods
          .slice(-shown)
          .toReversed()
          .map(({ id, at, day, entry }) => (
            <li key={id}>
              <time dateTime={at}>
                {showDay(`${day}T12:00`)}, {time.format(new Date(at))}
              </time>
              <div>
                <p>{sayMood(entry)}</p>
                {entry.note && <p className={styles["mood-note"]}>{entry.note}</p>}
              </div>
              <IconButton
                icon="close"
                iconSize={20}
                className={styles["take-out"]}
                label={`Remove the check-in of ${showDay(`${day}T12:00`)}, ${time.format(new Date(at))}`}
                onClick={() => ownCheckIns.remove(id, undoable, "Removed from your check-ins.")}
              />
            </li>
          ))}
      </ul>
      {moods.length > shown && (
        <Button kind="quiet" onClick={() => setShown(shown + moreShown)}>
          Show more
        </Button>
      )}
    </section>
  );
};
