import { useId } from "react";
import styles from "./breath-picture.module.css";
import type { BreathMoment } from "./breathing.ts";

/** Along the drawn hill: four marks up, six down. */
const marks = [
  [178.3, 255.6],
  [228.8, 180],
  [277.3, 104.4],
  [340, 70],
  [390, 85.4],
  [442.9, 124.1],
  [498.5, 175.1],
  [556.4, 227],
  [616.4, 268.9],
  [678.3, 289.4],
] as const;

const hill = "M110 290C220 290 240 70 340 70S560 290 690 290";

/** Nothing in it moves: the breath is a hill, and the mark is where one is. */
export const StillBreath = ({ moment }: { moment: BreathMoment | null }) => {
  const id = useId();
  const now = moment ? moment.mark : 0;
  const walkedTo = marks[now - 1]?.[0] ?? 0;
  return (
    <div className={styles["breath-still"]} data-breath="still" aria-hidden="true">
      <svg viewBox="84 34 632 292" aria-hidden="true" focusable="false">
        <clipPath id={id}>
          <rect width={walkedTo} height="340" />
        </clipPath>
        <path className={styles["breath-ahead"]} d={hill} />
        <path className={styles["breath-walked"]} d={hill} clipPath={`url(#${id})`} />
        {marks.map(([x, y], index) => {
          const mark = index + 1;
          if (mark === now)
            return (
              <g key={x}>
                <circle className={styles["breath-glow"]} cx={x} cy={y} r="26" />
                <circle className={styles["breath-now"]} cx={x} cy={y} r="12" />
              </g>
            );
          return (
            <circle
              key={x}
              className={mark < now ? styles["breath-done"] : ""}
              cx={x}
              cy={y}
              r="10"
            />
          );
        })}
      </svg>
      <p>
        <span>In, for four</span>
        <span>Out, for six</span>
      </p>
    </div>
  );
};

/** The light comes up with the breath in, and goes down with the breath out. */
export const RisingLight = ({ state }: { state: "waiting" | "moving" | "held" }) => (
  <>
    <div className={styles["breath-peak"]} />
    <div className={styles["breath-sun"]} data-breath="sun" data-state={state} />
  </>
);
