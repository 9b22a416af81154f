import type { CSSProperties } from "react";
import type { ThoughtHere } from "./board-state.ts";
import { fractionOf } from "./fraction-of.ts";
import styles from "./sky.module.css";
import { type Acts, TheirsLine, YoursLine } from "./thought-acts.tsx";
import type { Depth } from "./thought-age.ts";

type SkyThoughtProps = {
  thought: ThoughtHere;
  depth: Depth;
  aged: number;
  nowMs: number;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  acts: Acts;
  /** It hangs so far to the right that what opens below it opens to the left. */
  atEdge?: boolean;
  /** It hangs so low that what opens opens above it. */
  isLow?: boolean;
};

/** Each begins its drift somewhere else, so that they do not move as one. */
const looksOf = (id: string, aged: number): CSSProperties =>
  ({
    "--aged": aged.toFixed(2),
    "--begun": `-${Math.round(fractionOf(id, 3) * 180)}s`,
  }) as CSSProperties; // custom properties are unknown to the type

/** One thought among the others. Pressing it shows what can be done with it. */
export const SkyThought = ({
  thought,
  depth,
  aged,
  nowMs,
  isOpen,
  onOpen,
  acts,
  atEdge = false,
  isLow = false,
}: SkyThoughtProps) => (
  <div
    className={styles["thought"]}
    data-depth={depth}
    data-thought={thought.id}
    data-mine={thought.mine || undefined}
    data-edge={atEdge || undefined}
    data-low={isLow || undefined}
    style={looksOf(thought.id, aged)}
  >
    {thought.mine ? (
      <>
        <p className={styles["thought-words"]}>{thought.text}</p>
        <YoursLine thought={thought} nowMs={nowMs} acts={acts} />
      </>
    ) : (
      <>
        <button
          type="button"
          className={styles["thought-words"]}
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        >
          {thought.text}
        </button>
        {isOpen && <TheirsLine thought={thought} nowMs={nowMs} acts={acts} />}
      </>
    )}
  </div>
);
