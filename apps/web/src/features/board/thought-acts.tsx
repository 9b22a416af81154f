import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { ThoughtHere } from "./board-state.ts";
import styles from "./sky.module.css";
import { sayAge } from "./thought-age.ts";

/** What can be done with a thought. */
export type Acts = {
  hear: (thought: ThoughtHere) => void;
  report: (thought: ThoughtHere) => void;
  takeBack: (thought: ThoughtHere) => void;
};

/** "Heard by three people": nobody learns who. */
const heardWords = (heard: number): string =>
  heard === 0 ? "" : heard === 1 ? "Heard by one person." : `Heard by ${heard} people.`;

const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

type WithThought = { thought: ThoughtHere; nowMs: number; acts: Acts };

/** Below one's own: when it was left, that it was heard, and the way to take it back. */
export const YoursLine = ({ thought, nowMs, acts }: WithThought) => (
  <p className={styles["thought-yours"]}>
    Yours, {sayAge(thought.created_at, nowMs)}. {heardWords(thought.heard)}{" "}
    <button
      type="button"
      className={styles["thought-take-back"]}
      onClick={() => acts.takeBack(thought)}
    >
      Take it back
    </button>
  </p>
);

/** Below somebody else's: the one gesture there is, and a way to ask that a person looks. */
export const TheirsLine = ({ thought, nowMs, acts }: WithThought) => {
  const { heardHere, text } = thought;
  return (
    <div className={styles["thought-acts"]}>
      <Button
        kind="quiet"
        className={styles["thought-heard"]}
        aria-pressed={heardHere}
        aria-label={`Heard: ${text}`}
        aria-disabled={heardHere}
        onClick={() => acts.hear(thought)}
      >
        {heardHere && <Icon name="check" size={18} />}
        Heard
      </Button>
      <Button kind="quiet" aria-label={`Report: ${text}`} onClick={() => acts.report(thought)}>
        Report
      </Button>
      <p className={styles["thought-about"]} role="status">
        {heardHere
          ? "Whoever left it can see that it was heard."
          : `${upperFirst(sayAge(thought.created_at, nowMs))}. ${heardWords(thought.heard)}`}
      </p>
    </div>
  );
};
