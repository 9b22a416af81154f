import { limits } from "@app/contract/limits";
import { Button } from "../../ui/button.tsx";
import type { BoardState, ThoughtHere } from "./board-state.ts";
import { type Acts, TheirsLine, YoursLine } from "./thought-acts.tsx";
import styles from "./thought-list.module.css";

type ThoughtListProps = Pick<BoardState, "before" | "trimmed" | "loadingMore"> & {
  thoughts: readonly ThoughtHere[];
  nowMs: number;
  acts: Acts;
  onMore: () => void;
  onAnew: () => void;
};

/** The same thoughts without the sky: nothing moves, and all of them are there. */
export const ThoughtList = ({
  thoughts,
  nowMs,
  acts,
  before,
  trimmed,
  loadingMore,
  onMore,
  onAnew,
}: ThoughtListProps) => (
  <div className={styles["thought-list"]}>
    <ul aria-label="Thoughts, newest first">
      {thoughts.map((thought) => (
        <li key={thought.id} data-mine={thought.mine || undefined}>
          <p className={styles["thought-list-words"]}>{thought.text}</p>
          {thought.mine ? (
            <YoursLine thought={thought} nowMs={nowMs} acts={acts} />
          ) : (
            <TheirsLine thought={thought} nowMs={nowMs} acts={acts} />
          )}
        </li>
      ))}
    </ul>
    {before !== null && (
      <Button
        kind="soft"
        className={styles["thought-list-end"]}
        aria-disabled={loadingMore}
        onClick={onMore}
      >
        {loadingMore ? "Loading" : "Show older ones"}
      </Button>
    )}
    {trimmed && (
      <Button kind="soft" className={styles["thought-list-end"]} onClick={onAnew}>
        Read the board anew
      </Button>
    )}
    {before === null && !trimmed && (
      <p className={`quietly ${styles["thought-list-end"]}`}>
        That is everything of the last {limits.board.lifetimeHours} hours. What is older is gone.
      </p>
    )}
  </div>
);
