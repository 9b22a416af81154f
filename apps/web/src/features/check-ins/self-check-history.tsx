import { bandOf, scoreOf } from "@app/content/score-self-check";
import type { SelfCheck } from "@app/content/self-checks";
import type { CheckIn, TakenSelfCheck } from "@app/contract/calls/check-ins";
import { useMemo } from "react";
import { ownCheckIns } from "../../check-ins/own-check-ins.ts";
import plotStyles from "../../check-ins/plot.module.css";
import { Plot } from "../../check-ins/plot.tsx";
import type { PlotSpec } from "../../check-ins/plot-spec.ts";
import { showDay } from "../../dates/show-day.ts";
import type { Undoable } from "../../state/undoable.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import checkInsStyles from "./check-ins.module.css";
import styles from "./self-check.module.css";

type Taken = Omit<CheckIn, "entry"> & { entry: TakenSelfCheck };

export const isTaken =
  (check: SelfCheck["name"]) =>
  <T extends CheckIn>(taken: T): taken is T & Taken =>
    taken.entry.kind === "self-check" && taken.entry.check === check;

type SelfCheckHistoryProps = { check: SelfCheck; taken: readonly Taken[]; undoable: Undoable };

const scoresOf = (check: SelfCheck, taken: readonly Taken[]) =>
  taken.map(({ id, day, entry }) => ({ id, day, score: scoreOf(check.name, entry.answers) }));

const specOf = (check: SelfCheck, scores: ReturnType<typeof scoresOf>): PlotSpec => {
  // Two of one day would stand on each other; the later one counts.
  const byDay = new Map(scores.map(({ day, score }) => [day, score]));
  return {
    days: [...byDay.keys()],
    lines: [{ values: [...byDay.values()], look: "main" }],
    heights: [0, 1, 2, 3].map((third) => {
      const at = Math.round((check.max * third) / 3);
      return { at, name: String(at) };
    }),
    middle: null,
    notes: [],
    now: null,
  };
};

/** The same questions on other days. */
export const SelfCheckHistory = ({ check, taken, undoable }: SelfCheckHistoryProps) => {
  const scores = useMemo(() => scoresOf(check, taken), [check, taken]);
  const spec = useMemo(() => specOf(check, scores), [check, scores]);
  const table = (
    <table className={plotStyles["mood-table"]}>
      <caption className="visually-hidden">{check.title} over time</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Number, of {check.max}</th>
          <th scope="col">Called</th>
        </tr>
      </thead>
      <tbody>
        {scores.map(({ id, day, score }) => (
          <tr key={id}>
            <th scope="row">{showDay(`${day}T12:00`)}</th>
            <td>{score}</td>
            <td>{bandOf(check.name, score).name}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <section
      className={`${plotStyles["mood-plot"]} ${styles["self-history"]}`}
      aria-labelledby="history"
    >
      <h2 id="history">{check.title} over time</h2>
      <p className="quietly">
        {check.better === "lower" ? "Lower is easier." : "Higher is easier."} Days differ; look at
        the whole line, and not at one step of it.
      </p>
      {spec.days.length > 1 && <Plot spec={spec} table={table} />}
      <ul className={`lines ${checkInsStyles["self-list"]}`}>
        {scores.toReversed().map(({ id, day, score }) => (
          <li key={id}>
            <time dateTime={day}>{showDay(`${day}T12:00`)}</time>
            <span>
              {score} of {check.max}
            </span>
            <IconButton
              icon="close"
              iconSize={20}
              className={checkInsStyles["take-out"]}
              label={`Remove the ${check.title} of ${showDay(`${day}T12:00`)}`}
              onClick={() => ownCheckIns.remove(id, undoable, "Removed from your self-checks.")}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
