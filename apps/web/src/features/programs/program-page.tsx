import { programStepPath } from "@app/contract/journey-kit";
import { paths } from "@app/contract/paths";
import { Link } from "../../navigation/link.tsx";
import { DrawnPath } from "../../program-path/drawn-path.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LeafHead } from "../../ui/leaf-head.tsx";
import { ProgramActs } from "./program-acts.tsx";
import type { ProgramData } from "./program-data.ts";
import styles from "./programs.module.css";
import { progressOf } from "./standing.ts";
import { useProgramStanding } from "./use-standing.ts";

/** One program: its way as a drawing and as a list. */
export const ProgramPage = ({ program }: { program: ProgramData }) => {
  const used = useProgramStanding();
  const progress = progressOf(used.state, program.id);
  const done = progress?.done_steps ?? [];
  return (
    <div className={`column leaf ${styles["programs"]}`}>
      <p className={`label ${styles["back-to"]}`}>
        <Link to={paths.programs}>All programs</Link>
      </p>
      <LeafHead heading={program.title} lead={program.lead} />
      <DrawnPath
        titles={program.steps.map(({ title }) => title)}
        done={done}
        current={progress?.current_step ?? null}
      />
      <ProgramActs program={program} {...used} />
      <ol className={styles["step-list"]}>
        {program.steps.map(({ title, intention }, index) => {
          const number = index + 1;
          const isDone = done.includes(number);
          return (
            <li key={title}>
              <Link
                to={programStepPath(program.id, number)}
                aria-current={progress?.current_step === number ? "step" : undefined}
              >
                <span
                  className={
                    isDone
                      ? `${styles["step-number"]} ${styles["step-number-done"]}`
                      : styles["step-number"]
                  }
                >
                  {isDone ? <Icon name="check" size={20} /> : number}
                </span>
                <span>
                  <b>{title}</b>
                  <span className={styles["step-intention"]}>{intention}</span>
                </span>
                {isDone && <span className="visually-hidden">Done</span>}
                <Icon name="forward" size={20} />
              </Link>
            </li>
          );
        })}
      </ol>
      <p className={`quietly ${styles["programs-foot"]}`}>
        Take the steps in any order and at any pace. Nothing counts the days.{" "}
        <Link to={paths.crisis}>In crisis, start here.</Link>
      </p>
    </div>
  );
};
