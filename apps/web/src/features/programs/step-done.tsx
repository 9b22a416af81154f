import { programPath, programStepPath } from "@app/contract/journey-kit";
import { sentenceOf } from "../../errors/problem.ts";
import { Link } from "../../navigation/link.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import type { StepData } from "./program-data.ts";
import styles from "./programs.module.css";
import { progressOf } from "./standing.ts";
import type { UsedStanding } from "./use-standing.ts";

type StepDoneProps = UsedStanding & Pick<StepData, "program" | "number">;

/** Marking a step is for oneself: it can be taken back, and nothing depends on it. */
export const StepDone = ({ program, number, standing, state }: StepDoneProps) => {
  if (state.status !== "ready") return null;
  const { id, steps } = program;
  const progress = progressOf(state, id);
  const isDone = progress?.done_steps.includes(number) ?? false;
  const isOver = progress?.done_steps.length === steps.length;
  const next = progress?.current_step ?? number;

  return (
    <section className={styles["step-done"]} aria-label="This step">
      {isDone ? (
        <>
          <p role="status">
            {isOver ? "That was the last open step. You have walked this to its end." : "Done."}
          </p>
          <div className="button-row">
            {isOver ? (
              <Link className={buttonClass()} to={programPath(id)}>
                See the whole way
              </Link>
            ) : (
              <Link className={buttonClass()} to={programStepPath(id, next)}>
                On to “{steps[next - 1]?.title}”
              </Link>
            )}
            <Button
              kind="quiet"
              aria-busy={state.busy}
              onClick={() => void standing.change({ id, undone_step: number })}
            >
              Not done after all
            </Button>
          </div>
        </>
      ) : (
        <>
          <Button
            aria-busy={state.busy}
            onClick={() => void standing.change({ id, done_step: number })}
          >
            Mark this step as done
          </Button>
          <p className="quietly">Read, tried or only thought about: you decide what done means.</p>
        </>
      )}
      <p className="trouble" role="alert">
        {state.trouble && `${sentenceOf(state.trouble)} It is as it was before.`}
      </p>
    </section>
  );
};
