import { groundingSteps } from "@app/content/grounding-steps";
import { pageOf } from "@app/content/pages";
import { paths } from "@app/contract/paths";
import { useState } from "react";
import type { MetaFunction } from "react-router";
import { Link } from "../../navigation/link.tsx";
import { pageMeta } from "../../navigation/page-meta.ts";
import { Button } from "../../ui/button.tsx";
import { ExerciseFrame } from "./exercise-frame.tsx";
import exercisesStyles from "./exercises.module.css";
import styles from "./ground-route.module.css";
import { groundingStart, isGroundingOver, nameOne, nextSense, stepBack } from "./grounding.ts";

const page = pageOf(paths.ground);

export const meta: MetaFunction = () => pageMeta(page);

/** As many lights as there are things to name, on a shallow arc over the hill. */
const Lights = ({ count, named }: { count: number; named: number }) => (
  <svg
    className={styles["ground-lights"]}
    viewBox="0 0 800 200"
    aria-hidden="true"
    focusable="false"
  >
    <radialGradient id="ground-glow">
      <stop className={styles["ground-glow-near"]} offset="0.25" />
      <stop className={styles["ground-glow-far"]} offset="1" />
    </radialGradient>
    {Array.from({ length: count }, (_, index) => {
      const x = 400 + (index - (count - 1) / 2) * 120;
      const y = 100 + ((x - 400) / 240) ** 2 * 34;
      const kind = index < named ? "lit" : index === named ? "next" : "dark";
      return (
        <g key={x} data-light={kind}>
          <circle className={styles["ground-halo"]} cx={x} cy={y} r="64" fill="url(#ground-glow)" />
          <circle className={styles["ground-core"]} cx={x} cy={y} r="18" />
        </g>
      );
    })}
  </svg>
);

const GroundRoute = () => {
  const [place, setPlace] = useState(groundingStart);
  const step = groundingSteps[place.step];
  const over = isGroundingOver(place);
  return (
    <ExerciseFrame
      title={page.heading}
      picture={<Lights count={step?.count ?? 1} named={over ? 1 : place.named} />}
    >
      <p
        className={`${exercisesStyles["exercise-now"]} ${exercisesStyles["exercise-now-long"]}`}
        aria-live="polite"
      >
        {step ? step.heading : "You are here"}
      </p>
      <p className={exercisesStyles["exercise-beneath"]}>
        {step ? step.hint : "Look around once more. Go on when you like."}
      </p>
      <div
        className={`${exercisesStyles["exercise-controls"]} ${exercisesStyles["exercise-pair"]}`}
      >
        <Button
          kind="soft"
          className={exercisesStyles["exercise-beside"]}
          disabled={place.step === 0 && place.named === 0}
          onClick={() => setPlace(stepBack(place))}
        >
          Back
        </Button>
        <Button
          className={exercisesStyles["exercise-go"]}
          onClick={() => setPlace(over ? groundingStart : nameOne(place))}
        >
          {over ? "Again" : place.named === 0 ? "I have one" : "And another"}
        </Button>
        <Button
          kind="soft"
          className={exercisesStyles["exercise-beside"]}
          disabled={over}
          onClick={() => setPlace(nextSense(place))}
        >
          Next sense
        </Button>
      </div>
      <p className={exercisesStyles["exercise-note"]}>
        <span role="status">{step && `${place.named} of ${step.count}. `}</span>
        You need not find them all, and you can stop any time.{" "}
        <Link to={paths.breathe}>A slower breath</Link> <Link to={paths.crisis}>In crisis?</Link>
      </p>
      <noscript>
        <ol className={exercisesStyles["exercise-note"]}>
          {groundingSteps.map(({ heading, hint }) => (
            <li key={heading}>
              {heading}. {hint}
            </li>
          ))}
        </ol>
      </noscript>
    </ExerciseFrame>
  );
};
export default GroundRoute;
