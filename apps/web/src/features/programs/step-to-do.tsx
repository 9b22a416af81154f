import type { ProgramId } from "@app/contract/journey-kit";
import { paths } from "@app/contract/paths";
import { useState } from "react";
import { api } from "../../api.ts";
import { type Problem, problemOf, sentenceOf } from "../../errors/problem.ts";
import { Link } from "../../navigation/link.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./programs.module.css";
import type { StandingState } from "./standing.ts";

type StepToDoProps = {
  programId: ProgramId;
  number: number;
  text: string;
  state: StandingState;
};

/** A small thing for the week. It can go with the other things to try, once. */
export const StepToDo = ({ programId, number, text, state }: StepToDoProps) => {
  const [keeping, setKeeping] = useState<"no" | "busy" | "kept">("no");
  const [problem, setProblem] = useState<Problem | null>(null);

  const keep = async () => {
    setKeeping("busy");
    setProblem(null);
    try {
      // The same step is kept once, however often it is pressed.
      await api.actions.add({ texts: [text], client_request_id: `step-${programId}-${number}` });
      setKeeping("kept");
    } catch (error) {
      setProblem(problemOf(error));
      setKeeping("no");
    }
  };

  return (
    <section className={`card ${styles["step-part"]}`} aria-labelledby="do">
      <h2 id="do">A small thing to do</h2>
      <p>{text}</p>
      {state.status === "ready" &&
        (keeping === "kept" ? (
          <p className={`quietly ${styles["step-act"]}`} role="status">
            It is with your things to try, in <Link to={paths.journey}>your journey</Link>.
          </p>
        ) : (
          <Button
            kind="soft"
            className={styles["step-act"]}
            onClick={keep}
            aria-busy={keeping === "busy"}
          >
            Put it with my things to try
          </Button>
        ))}
      <p className="trouble" role="alert">
        {problem && `${sentenceOf(problem)} You can try again.`}
      </p>
    </section>
  );
};
