import { pageOf } from "@app/content/pages";
import { paths } from "@app/contract/paths";
import { useEffect, useState } from "react";
import type { MetaFunction } from "react-router";
import { Link } from "../../navigation/link.tsx";
import { pageMeta } from "../../navigation/page-meta.ts";
import { Button } from "../../ui/button.tsx";
import { CheckRow } from "../../ui/check-row.tsx";
import { RisingLight, StillBreath } from "./breath-picture.tsx";
import { breathsIn, inSeconds, type LengthMin, lengthsMin, outSeconds } from "./breathing.ts";
import { ExerciseFrame } from "./exercise-frame.tsx";
import styles from "./exercises.module.css";
import { useBreathCues } from "./use-breath-cues.ts";
import { type Breathing, useBreathing } from "./use-breathing.ts";

const page = pageOf(paths.breathe);

export const meta: MetaFunction = () => pageMeta(page);

const counted = ["one", "two", "three", "four", "five", "six"];

const phaseWords = { in: "Breathe in", out: "Breathe out" } as const;
const lightWords = { in: "as the light comes up", out: "as it goes down" } as const;

const spokenOf = ({ state, moment }: Breathing): string => {
  if (state === "over") return "That is all";
  if (state === "paused") return "Paused";
  return moment ? phaseWords[moment.phase] : "When you are ready";
};

const beneathOf = ({ state, moment }: Breathing, still: boolean): string => {
  if (state === "over") return "Stay a moment, if you like.";
  if (state === "paused") return "Breathe as you like.";
  if (!moment) return page.lead;
  const of = moment.phase === "in" ? inSeconds : outSeconds;
  return still ? `${counted[moment.second - 1]} of ${counted[of - 1]}` : lightWords[moment.phase];
};

const acts: Readonly<
  Record<Breathing["state"], { words: string; press: "begin" | "pause" | "goOn" }>
> = {
  ready: { words: "Begin", press: "begin" },
  running: { words: "Pause", press: "pause" },
  paused: { words: "Go on", press: "goOn" },
  over: { words: "Again", press: "begin" },
};

const BreatheRoute = () => {
  const [lengthMin, setLengthMin] = useState<LengthMin>(3);
  const [still, setStill] = useState(false);
  const breathing = useBreathing(lengthMin);
  const { state, moment, round } = breathing;
  const act = acts[state];
  const cues = useBreathCues(moment);

  useEffect(() => setStill(window.matchMedia("(prefers-reduced-motion: reduce)").matches), []);

  const choose = (chosen: LengthMin) => {
    setLengthMin(chosen);
    breathing.stop();
  };

  const light = state === "running" ? "moving" : state === "paused" ? "held" : "waiting";
  return (
    <ExerciseFrame
      title={page.heading}
      picture={still ? <StillBreath moment={moment} /> : <RisingLight key={round} state={light} />}
    >
      <p
        className={
          state === "ready"
            ? `${styles["exercise-now"]} ${styles["exercise-now-long"]}`
            : styles["exercise-now"]
        }
        aria-live="polite"
      >
        {spokenOf(breathing)}
      </p>
      <p className={styles["exercise-beneath"]}>{beneathOf(breathing, still)}</p>
      <div className={styles["exercise-controls"]}>
        <fieldset className={styles["segments"]}>
          <legend className="visually-hidden">How long</legend>
          {lengthsMin.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="length"
                checked={each === lengthMin}
                onChange={() => choose(each)}
              />
              {each} min
            </label>
          ))}
        </fieldset>
        <Button className={styles["exercise-go"]} onClick={breathing[act.press]}>
          {act.words}
        </Button>
        <Button kind="soft" className={styles["exercise-beside"]} onClick={() => setStill(!still)}>
          {still ? "Let it move" : "Hold the picture still"}
        </Button>
      </div>
      <fieldset className={styles["exercise-cues"]}>
        <legend className="visually-hidden">Follow without looking</legend>
        <CheckRow checked={cues.sound} onChecked={cues.setSound}>
          A quiet tone
        </CheckRow>
        {cues.canFeel && (
          <CheckRow checked={cues.feel} onChecked={cues.setFeel}>
            A touch at each turn
          </CheckRow>
        )}
      </fieldset>
      <p className={styles["exercise-note"]}>
        {moment && `Breath ${moment.breath} of ${breathsIn(lengthMin)}. `}
        {still && "Nothing moves; the marks change once a second. "}
        In for four, out for six. If you feel dizzy or worse, stop and breathe as you like.{" "}
        <Link to={paths.ground}>Ground yourself instead</Link>{" "}
        <Link to={paths.crisis}>In crisis?</Link>
      </p>
      <noscript>
        <p className={styles["exercise-note"]}>
          Without scripts the light stands still. Count to four as you breathe in, and to six as you
          breathe out.
        </p>
      </noscript>
    </ExerciseFrame>
  );
};
export default BreatheRoute;
