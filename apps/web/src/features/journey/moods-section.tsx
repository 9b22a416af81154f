import { paths } from "@app/contract/paths";
import { useMemo } from "react";
import type { CheckInsState } from "../../check-ins/check-ins.ts";
import { MoodPlot } from "../../check-ins/mood-plot.tsx";
import { isMood } from "../../check-ins/mood-series.ts";
import { ownCheckIns } from "../../check-ins/own-check-ins.ts";
import { sentenceOf } from "../../errors/problem.ts";
import { Link } from "../../navigation/link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { DidNotCome } from "../../ui/did-not-come.tsx";
import styles from "./journey.module.css";

const title = "The last four weeks";

/** How it has been, drawn; where it cannot be, why. */
export const MoodsSection = ({ status, kept, problem }: CheckInsState) => {
  const moods = useMemo(() => kept.filter(isMood), [kept]);
  if (moods.length > 0)
    return (
      <div className={styles["journey-moods"]}>
        <MoodPlot moods={moods} title={title} brief />
        <Link className={`onward ${styles["moods-on"]}`} to={paths.checkIn}>
          Note how today is
        </Link>
      </div>
    );
  return (
    <section className={`card ${styles["journey-moods"]}`} aria-labelledby="moods">
      <h2 id="moods">{title}</h2>
      {status === "looking" ? (
        <p className="looking">Looking for it</p>
      ) : status === "failed" && problem ? (
        <DidNotCome
          level={3}
          text={`${sentenceOf(problem)} Nothing you kept is lost.`}
          onAgain={() => void ownCheckIns.load()}
        />
      ) : (
        <>
          <p className="quietly">
            {status === "locked"
              ? "Your check-ins are in your vault, and open with it."
              : "How you are, in three taps, is drawn here day by day."}
          </p>
          <div className={`button-row ${styles["journey-acts"]}`}>
            <Link className={buttonClass("soft")} to={paths.checkIn}>
              Note how today is
            </Link>
          </div>
        </>
      )}
    </section>
  );
};
