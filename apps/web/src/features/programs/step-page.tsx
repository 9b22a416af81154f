import { brand } from "@app/contract/brand";
import { exercisePath, programPath, programStepPath } from "@app/contract/journey-kit";
import { paths } from "@app/contract/paths";
import { Link } from "../../navigation/link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { StepData } from "./program-data.ts";
import { StepDone } from "./step-done.tsx";
import { StepSources } from "./step-sources.tsx";
import { StepTalk } from "./step-talk.tsx";
import { StepToDo } from "./step-to-do.tsx";
import { useProgramStanding } from "./use-standing.ts";
import "../../ui/card.css";
import styles from "./programs.module.css";

/** One step: read, talk, try, do, in whatever order somebody likes. */
export const StepPage = ({ program, number, step, exercise, sources }: StepData) => {
  const used = useProgramStanding();
  const { id, steps } = program;
  return (
    <div className={`column leaf ${styles["program-step"]}`}>
      <header>
        <p className={`label ${styles["back-to"]}`}>
          <Link to={programPath(id)}>{program.title}</Link>
        </p>
        <h1>{step.title}</h1>
        <p className={`lead ${styles["step-lead"]}`}>{step.intention}</p>
        <p className={`quietly ${styles["step-where"]}`}>
          Step {number} of {steps.length}
        </p>
      </header>
      <section className={styles["step-read"]} aria-labelledby="read">
        <h2 id="read">Read, for two minutes</h2>
        {step.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <StepSources sources={sources} />
      </section>
      <StepTalk program={program} number={number} opening={step.opening} {...used} />
      <section className={`card ${styles["step-part"]}`} aria-labelledby="exercise">
        <h2 id="exercise">Try an exercise</h2>
        <p>
          {exercise.title}. {exercise.lead}
        </p>
        <Link
          className={`${buttonClass("soft")} ${styles["step-act"]}`}
          to={exercisePath(exercise.id)}
        >
          {exercise.title}, {exercise.minutes} min
        </Link>
      </section>
      <StepToDo programId={id} number={number} text={step.toDo} state={used.state} />
      <StepDone program={program} number={number} {...used} />
      <nav className={styles["step-nav"]} aria-label="Steps">
        {number > 1 && (
          <Link className="onward" to={programStepPath(id, number - 1)}>
            <span className={styles["onward-back"]}>
              <Icon name="forward" size={20} />
            </span>
            {steps[number - 2]?.title}
          </Link>
        )}
        {number < steps.length && (
          <Link className={`onward ${styles["step-next"]}`} to={programStepPath(id, number + 1)}>
            {steps[number]?.title}
            <Icon name="forward" size={20} />
          </Link>
        )}
      </nav>
      <p className={`quietly ${styles["programs-foot"]}`}>
        This is for reading and trying out. It is not care, and {brand.companion} is an AI.{" "}
        <Link to={paths.crisis}>In crisis, start here.</Link>
      </p>
    </div>
  );
};
