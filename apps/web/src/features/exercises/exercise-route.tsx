import { exercises, writtenExerciseOf } from "@app/content/exercises";
import type { WrittenExercise } from "@app/content/exercises/exercise";
import { socialImageOf } from "@app/content/social-image";
import { brand } from "@app/contract/brand";
import { exercisePath } from "@app/contract/journey-kit";
import { paths } from "@app/contract/paths";
import { type MetaFunction, useLocation } from "react-router";
import { Link } from "../../navigation/link.tsx";
import { pageMeta } from "../../navigation/page-meta.ts";
import { LeaveHead } from "../../quick-exit/leave-head.tsx";
import { PartField } from "./exercise-part.tsx";
import { KeepCard } from "./keep-card.tsx";
import { LedCard } from "./led-card.tsx";
import type { LedPart } from "./led-parts.ts";
import { useWritten } from "./use-written.ts";
import "../../ui/card.css";
import styles from "./written-exercise.module.css";

export const meta: MetaFunction = ({ params }) => {
  const exercise = writtenExerciseOf(params["exercise"] ?? "");
  if (!exercise) return [];
  return pageMeta({
    path: exercisePath(exercise.id),
    title: `${exercise.title} | ${brand.name}`,
    description: exercise.description,
    keywords: exercise.words,
    image: socialImageOf(paths.explore),
  });
};

const ledPartsOf = ({ parts }: WrittenExercise): LedPart[] =>
  parts.flatMap((part) => (part.kind === "do" ? [part] : []));

/** All of it is done and nothing written: the page leads through, and tells the parts below. */
const Led = ({ exercise }: { exercise: WrittenExercise }) => {
  const parts = ledPartsOf(exercise);
  return (
    <>
      <LedCard
        label="Be led through it"
        parts={parts}
        ready="Sit or lie down. Each part is said when it is its turn."
        ending={exercise.ending}
      />
      <section className={styles["exercise-told"]} aria-labelledby="told">
        <h2 id="told">The parts</h2>
        <ol>
          {exercise.parts
            .filter(({ key }) => !key.endsWith("-rest"))
            .map(({ key, label, hint }) => (
              <li key={key}>
                {label}. {hint}
              </li>
            ))}
        </ol>
      </section>
    </>
  );
};

const Form = ({ exercise }: { exercise: WrittenExercise }) => {
  const { written, kept, write, noteKept, clear } = useWritten(exercise);
  return (
    <>
      <ol>
        {exercise.parts.map((part, index) => (
          <PartField
            key={part.key}
            part={part}
            number={index + 1}
            text={written[part.key] ?? ""}
            onText={(text) => write(part.key, text)}
          />
        ))}
      </ol>
      <p className={styles["exercise-ending"]}>{exercise.ending}</p>
      <noscript>
        <p className="quietly">Without scripts nothing is kept here. Pen and paper do as well.</p>
      </noscript>
      <KeepCard
        exercise={exercise}
        written={written}
        kept={kept}
        onKept={noteKept}
        onClear={clear}
      />
    </>
  );
};

const ExerciseRoute = () => {
  const id = useLocation().pathname.replace(/\/+$/, "").split("/").at(-1) ?? "";
  const exercise = writtenExerciseOf(id);
  // The server knows the addresses; nothing on a page leads to another.
  if (!exercise) return null;
  const { title, lead, why, minutes, source } = exercise;
  const isLed = exercise.parts.every(({ kind }) => kind === "do");
  return (
    <div className={`column leaf ${styles["written-exercise"]}`} key={id}>
      <LeaveHead page={{ heading: title, lead }} />
      <p className={styles["exercise-why"]}>{why}</p>
      <p className="quietly">About {minutes} min. Works without a connection.</p>
      {isLed ? <Led exercise={exercise} /> : <Form exercise={exercise} />}
      <p className={`quietly ${styles["exercise-source"]}`}>
        After {source.by}, {source.title} ({source.year}).{" "}
        <Link to={paths.crisis}>In crisis, start here.</Link>
      </p>
      <nav className={styles["exercise-others"]} aria-labelledby="others">
        <h2 id="others">Other exercises</h2>
        <ul>
          {exercises
            .filter((other) => other.id !== exercise.id)
            .map((other) => (
              <li key={other.id}>
                <Link to={exercisePath(other.id)}>{other.title}</Link>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  );
};
export default ExerciseRoute;
