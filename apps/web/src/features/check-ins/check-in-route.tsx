import { pageOf } from "@app/content/pages";
import { paths } from "@app/contract/paths";
import { useMemo } from "react";
import type { MetaFunction } from "react-router";
import type { CheckInsState } from "../../check-ins/check-ins.ts";
import { MoodPlot } from "../../check-ins/mood-plot.tsx";
import { isMood } from "../../check-ins/mood-series.ts";
import { ownCheckIns } from "../../check-ins/own-check-ins.ts";
import { useCheckIns } from "../../check-ins/use-check-ins.ts";
import { sentenceOf } from "../../errors/problem.ts";
import { Link } from "../../navigation/link.tsx";
import { pageMeta } from "../../navigation/page-meta.ts";
import { SignedOut } from "../../sign-in/signed-out.tsx";
import { useSignInEnded } from "../../sign-in/use-sign-in-ended.ts";
import { useStore } from "../../state/use-store.ts";
import { useUndoable } from "../../state/use-undoable.ts";
import { buttonClass } from "../../ui/button.tsx";
import { DidNotCome } from "../../ui/did-not-come.tsx";
import { LeafHead } from "../../ui/leaf-head.tsx";
import { UndoNote } from "../../ui/undo-note.tsx";
import { UnlockForm } from "../../vault/unlock-form.tsx";
import styles from "./check-ins.module.css";
import { MoodForm } from "./mood-form.tsx";
import { MoodList } from "./mood-list.tsx";
import { WhereKept } from "./where-kept.tsx";

const page = pageOf(paths.checkIn);

export const meta: MetaFunction = () => pageMeta(page);

type OverTimeProps = Pick<CheckInsState, "status" | "problem"> & {
  moods: Parameters<typeof MoodPlot>[0]["moods"];
};

const OverTime = ({ status, problem, moods }: OverTimeProps) => {
  const ended = useSignInEnded();
  if (status === "looking")
    return (
      <p className="looking" role="status">
        Looking for your check-ins
      </p>
    );
  if (status === "locked")
    return (
      <section className="card" aria-labelledby="locked">
        <h2 id="locked">Your check-ins are in your vault</h2>
        <UnlockForm quiet />
      </section>
    );
  if (status === "failed" && problem)
    return (
      <DidNotCome
        text={`${sentenceOf(problem)} Nothing you kept is lost.`}
        onAgain={() => void ownCheckIns.load()}
      />
    );
  if (ended && moods.length === 0) return <SignedOut />;
  if (moods.length === 0)
    return (
      <section className="card" aria-labelledby="over-time">
        <h2 id="over-time">Over time</h2>
        <p className="quietly">
          What you keep is drawn here, day by day. A day you skip stays empty, and that is all that
          happens.
        </p>
      </section>
    );
  return <MoodPlot moods={moods} title="Over time" />;
};

const CheckInRoute = () => {
  const undoable = useUndoable();
  const undo = useStore(undoable);
  const { status, kept, problem, where } = useCheckIns();
  const moods = useMemo(() => kept.filter(isMood), [kept]);
  return (
    <div className="column leaf">
      <LeafHead heading={page.heading} lead={page.lead}>
        <Link className={buttonClass("soft")} to={paths.selfCheck}>
          Look back on two weeks
        </Link>
      </LeafHead>
      <div className={styles["check-ins-grid"]}>
        <MoodForm />
        <div>
          <OverTime status={status} problem={problem} moods={moods} />
          <p className="trouble" role="alert">
            {status === "ready" && problem && `${sentenceOf(problem)} It is as it was before.`}
          </p>
          {status !== "looking" && <WhereKept where={where} />}
        </div>
        {moods.length > 0 && <MoodList moods={moods} undoable={undoable} />}
      </div>
      <UndoNote {...undo} onUndo={undoable.undo} />
    </div>
  );
};
export default CheckInRoute;
