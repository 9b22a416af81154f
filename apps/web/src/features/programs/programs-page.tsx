import { pageOf } from "@app/content/pages";
import { programPath, programStepPath } from "@app/contract/journey-kit";
import { paths } from "@app/contract/paths";
import { Link } from "../../navigation/link.tsx";
import { DrawnPath } from "../../program-path/drawn-path.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { LeafHead } from "../../ui/leaf-head.tsx";
import type { ProgramIntro } from "./program-data.ts";
import styles from "./programs.module.css";
import { progressOf, type StandingState } from "./standing.ts";
import { useProgramStanding } from "./use-standing.ts";

const page = pageOf(paths.programs);

const standingWords = (state: StandingState, { id, steps }: ProgramIntro): string => {
  const progress = progressOf(state, id);
  if (progress?.paused) return `Resting at step ${progress.current_step}`;
  if (progress && progress.done_steps.length < steps) return `At step ${progress.current_step}`;
  return state.completed.includes(id) ? "Walked to the end" : "";
};

/** What somebody was at last: one press away. */
const CarryOn = ({
  programs,
  state,
}: {
  programs: readonly ProgramIntro[];
  state: StandingState;
}) => {
  const latest = state.programs.find(({ program_id, done_steps, paused }) => {
    const program = programs.find(({ id }) => id === program_id);
    return program && !paused && done_steps.length < program.steps;
  });
  const program = programs.find(({ id }) => id === latest?.program_id);
  if (!latest || !program) return null;
  return (
    <section className={`card ${styles["carry-on"]}`} aria-labelledby="carry-on">
      <div>
        <p className="label">You are on your way</p>
        <h2 id="carry-on">{program.title}</h2>
      </div>
      <DrawnPath
        small
        titles={Array.from({ length: program.steps }, () => "")}
        done={latest.done_steps}
        current={latest.current_step}
      />
      <Link className={buttonClass()} to={programStepPath(program.id, latest.current_step)}>
        Carry on with step {latest.current_step}
      </Link>
    </section>
  );
};

/** All programs, and the one somebody was at last. */
export const ProgramsPage = ({ programs }: { programs: readonly ProgramIntro[] }) => {
  const { state } = useProgramStanding();
  return (
    <div className={`column leaf ${styles["programs"]}`}>
      <LeafHead heading={page.heading} lead={page.lead} />
      <CarryOn programs={programs} state={state} />
      <ul className={styles["program-list"]}>
        {programs.map((program) => (
          <li key={program.id}>
            <Link to={programPath(program.id)}>
              <h2 className={styles["program-name"]}>{program.title}</h2>
              <p>{program.lead}</p>
              <span className={styles["program-facts"]}>
                {program.steps} steps
                <b>{standingWords(state, program)}</b>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={`quietly ${styles["programs-foot"]}`}>
        Each rests on books, trials and guidelines, and every step names them. A program is
        self-help. It does not take the place of a doctor or of care you have.{" "}
        <Link to={paths.crisis}>In crisis, start here.</Link>
      </p>
    </div>
  );
};
