import { paths } from "@app/contract/paths";
import { useId, useMemo } from "react";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { MoodPlot } from "./mood-plot.tsx";
import { isMood } from "./mood-series.ts";
import { useCheckIns } from "./use-check-ins.ts";
import "./check-ins.css";

const Links = () => (
  <p className="check-ins-links">
    <Link className={buttonClass("soft")} to={paths.checkIn}>
      Check in
    </Link>
    <Link className="onward" to={paths.selfCheck}>
      Look back on two weeks <Icon name="forward" size={20} />
    </Link>
  </p>
);

/** The last four weeks of moods, and the way to the next check-in. It needs nothing but a place. */
export const CheckInsCard = () => {
  const id = useId();
  const { status, kept } = useCheckIns();
  const moods = useMemo(() => kept.filter(isMood), [kept]);
  if (moods.length > 0)
    return (
      <div className="check-ins-card">
        <MoodPlot moods={moods} title="The last four weeks" brief />
        <Links />
      </div>
    );
  return (
    <section className="card check-ins-card" aria-labelledby={id}>
      <h2 id={id}>How you have been</h2>
      <p className="quietly">
        {status === "locked"
          ? "Your check-ins are in your vault. They are drawn here once it is open."
          : "A mood in three taps, drawn over time. A day you skip stays empty."}
      </p>
      <Links />
    </section>
  );
};
