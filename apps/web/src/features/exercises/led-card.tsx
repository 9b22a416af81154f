import { Button } from "../../ui/button.tsx";
import type { LedPart } from "./led-parts.ts";
import { type LedRun, useLedParts } from "./use-led-parts.ts";
import styles from "./written-exercise.module.css";

type LedCardProps = {
  /** What is being led through, for those who hear the page. */
  label: string;
  parts: readonly LedPart[];
  /** Said before it begins. */
  ready: string;
  /** Said when it is over. */
  ending: string;
};

const acts: Readonly<
  Record<LedRun["state"], { words: string; press: "begin" | "pause" | "goOn" }>
> = {
  ready: { words: "Begin", press: "begin" },
  running: { words: "Pause", press: "pause" },
  paused: { words: "Go on", press: "goOn" },
  over: { words: "Again", press: "begin" },
};

/** Something to do for a while, said part by part. Without scripts its parts stand below as a list. */
export const LedCard = ({ label, parts, ready, ending }: LedCardProps) => {
  const led = useLedParts(parts);
  const { state, place } = led;
  const act = acts[state];
  const heading = place
    ? place.part.label
    : state === "over"
      ? "That is all"
      : "When you are ready";
  const beneath = place ? place.part.hint : state === "over" ? ending : ready;
  return (
    <section className={`card ${styles["led"]}`} aria-label={label}>
      <p className={styles["led-now"]} aria-live="polite">
        {heading}
      </p>
      <p className={styles["led-beneath"]}>{beneath}</p>
      <p className={styles["led-left"]}>
        {place && (
          <>
            <progress
              max={place.part.seconds}
              value={place.part.seconds - place.leftSeconds}
              aria-label="How far this part is"
            />
            {parts.length > 1 && `Part ${place.index + 1} of ${parts.length}`}
          </>
        )}
      </p>
      <Button onClick={led[act.press]}>{act.words}</Button>
    </section>
  );
};
