import { brand } from "@app/contract/brand";
import { programPath, programStepPath } from "@app/contract/journey-kit";
import { paths } from "@app/contract/paths";
import { useState } from "react";
import { useNavigate } from "react-router";
import { sentenceOf } from "../../errors/problem.ts";
import { Link } from "../../navigation/link.tsx";
import { SignedOut } from "../../sign-in/signed-out.tsx";
import { useSignInEnded } from "../../sign-in/use-sign-in-ended.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import type { ProgramData } from "./program-data.ts";
import styles from "./programs.module.css";
import { progressOf } from "./standing.ts";
import type { UsedStanding } from "./use-standing.ts";

type ProgramActsProps = UsedStanding & { program: ProgramData };

/** Without an account one reads; the account is named once, with what it adds. */
const ForReaders = ({ program }: { program: ProgramData }) => {
  const ended = useSignInEnded();
  return (
    <>
      <SignedOut />
      <Link className={buttonClass(ended ? "soft" : "ember")} to={programStepPath(program.id, 1)}>
        Read the first step
      </Link>
      {!ended && (
        <p className="quietly">
          Reading and the exercises are open to everybody. With an account your place is kept, and{" "}
          {brand.companion} leads the conversation of each step.{" "}
          <Link to={`${paths.register}?next=${encodeURIComponent(programPath(program.id))}`}>
            Make an account
          </Link>
        </p>
      )}
    </>
  );
};

const Forget = ({ onForget }: { onForget: () => void }) => {
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <Button kind="quiet" onClick={() => setAsked(true)}>
        Forget my place
      </Button>
    );
  return (
    <>
      <Button kind="soft" onClick={onForget}>
        Forget it
      </Button>
      <Button kind="quiet" onClick={() => setAsked(false)}>
        Keep it
      </Button>
    </>
  );
};

/** Begin, go on, rest, forget: whatever somebody wants of a program today. */
export const ProgramActs = ({ program, standing, state }: ProgramActsProps) => {
  const navigate = useNavigate();
  const { id } = program;
  const progress = progressOf(state, id);
  const change = (more: { current_step?: number; paused?: boolean }) =>
    standing.change({ id, ...more });
  const begin = async () => {
    if (await change({})) void navigate(programStepPath(id, 1));
  };

  const acts = () => {
    if (state.status !== "ready") return <ForReaders program={program} />;
    if (!progress)
      return (
        <>
          <Button onClick={begin} aria-busy={state.busy}>
            {state.completed.includes(id) ? "Walk it again" : "Begin"}
          </Button>
          {state.completed.includes(id) && (
            <p className="quietly">You have walked this one to its end before.</p>
          )}
        </>
      );
    if (progress.done_steps.length === program.steps.length)
      return (
        <>
          <p>You have walked this to its end. Every step stays open to you.</p>
          <Forget onForget={() => void standing.forget(id)} />
        </>
      );
    if (progress.paused)
      return (
        <>
          <Button
            onClick={() => void change({ current_step: progress.current_step })}
            aria-busy={state.busy}
          >
            Go on at step {progress.current_step}
          </Button>
          <Forget onForget={() => void standing.forget(id)} />
          <p className="quietly">It is resting. Your place is kept, for as long as you like.</p>
        </>
      );
    return (
      <>
        <Link className={buttonClass()} to={programStepPath(id, progress.current_step)}>
          Carry on with step {progress.current_step}
        </Link>
        <Button kind="soft" onClick={() => void change({ paused: true })} aria-busy={state.busy}>
          Let it rest
        </Button>
        <Forget onForget={() => void standing.forget(id)} />
      </>
    );
  };

  return (
    <div className={styles["program-acts"]}>
      {acts()}
      <p className="trouble" role="alert">
        {state.trouble && `${sentenceOf(state.trouble)} It is as it was before.`}
      </p>
    </div>
  );
};
