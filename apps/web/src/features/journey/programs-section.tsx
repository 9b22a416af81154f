import {
  isProgramId,
  type ProgramId,
  programPath,
  programStepPath,
  programSteps,
} from "@app/contract/journey-kit";
import { paths } from "@app/contract/paths";
import { sentenceOf } from "../../errors/problem.ts";
import { Link } from "../../navigation/link.tsx";
import { DrawnPath } from "../../program-path/drawn-path.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { DidNotCome } from "../../ui/did-not-come.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./journey.module.css";
import type { KnownStanding } from "./use-standing.ts";

/** The names of the programs and of their steps. */
export type ProgramTitles = Readonly<
  Record<ProgramId, { title: string; steps: readonly string[] }>
>;

type ProgramsSectionProps = { titles: ProgramTitles; programs: KnownStanding };

/** The programs somebody is on, and those they have been through. */
export const ProgramsSection = ({ titles, programs }: ProgramsSectionProps) => {
  const { standing, problem, again } = programs;
  const followed = (standing?.programs ?? []).flatMap(({ program_id: id, ...rest }) =>
    isProgramId(id) && rest.done_steps.length < programSteps[id] ? [{ id, ...rest }] : [],
  );
  // one that was begun anew stands among those somebody is on
  const completed = (standing?.completed ?? [])
    .filter(isProgramId)
    .filter((id) => !followed.some((one) => one.id === id));

  // The one that goes on is drawn; one that rests waits in the list.
  const walked = followed.find(({ paused }) => !paused);
  const others = followed.filter((one) => one !== walked);

  const body = () => {
    if (walked && others.length + completed.length === 0) return null;
    if (problem)
      return (
        <DidNotCome
          level={3}
          text={`${sentenceOf(problem)} Nothing you kept is lost.`}
          onAgain={again}
        />
      );
    if (!standing) return <p className="looking">Looking for it</p>;
    if (followed.length + completed.length === 0)
      return (
        <p className="quietly">A few steps on one thing, when you want a path. None is begun.</p>
      );
    return (
      <ul className="lines">
        {others.map(({ id, current_step, paused, done_steps }) => (
          <li key={id}>
            <Link className={styles["journey-row"]} to={programStepPath(id, current_step)}>
              <span className={styles["row-words"]}>
                <b>{titles[id].title}</b>
                <span className="quietly">
                  {paused ? "Resting at" : "At"} step {current_step} of {programSteps[id]},{" "}
                  {done_steps.length} done
                </span>
              </span>
              <Icon name="forward" size={20} />
            </Link>
          </li>
        ))}
        {completed.map((id) => (
          <li key={id}>
            <Link className={styles["journey-row"]} to={programPath(id)}>
              <span className={styles["row-words"]}>
                <b>{titles[id].title}</b>
                <span className="quietly">Been through</span>
              </span>
              <Icon name="forward" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    );
  };

  return (
    <section className={`card ${styles["journey-programs"]}`} aria-labelledby="journey-programs">
      <header className={styles["card-head"]}>
        <h2 id="journey-programs">{walked ? titles[walked.id].title : "Programs"}</h2>
        {walked && (
          <p className="quietly">
            Step {walked.current_step} of {programSteps[walked.id]}
          </p>
        )}
      </header>
      {walked && (
        <>
          <DrawnPath
            titles={titles[walked.id].steps}
            done={walked.done_steps}
            current={walked.current_step}
          />
          <div className={styles["journey-carry"]}>
            <p className="quietly">Next: {titles[walked.id].steps[walked.current_step - 1]}</p>
            <Link
              className={buttonClass("soft")}
              to={programStepPath(walked.id, walked.current_step)}
            >
              Carry on
            </Link>
          </div>
        </>
      )}
      {body()}
      <Link className="onward" to={paths.programs}>
        All programs <Icon name="forward" size={20} />
      </Link>
    </section>
  );
};
