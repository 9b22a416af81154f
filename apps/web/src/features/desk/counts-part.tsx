import type { DailyCount } from "@app/contract/calls/desk-fields";
import { api } from "../../api.ts";
import { sayDay } from "../../dates/show-day.ts";
import { AskedPart } from "./asked-part.tsx";
import { barsOf, sumOf } from "./bars.ts";
import styles from "./desk.module.css";
import { totalWords } from "./desk-words.ts";

const shownDays = 30;
const box = { width: 600, height: 96, gap: 4 };

const series = [
  { name: "sessions", title: "Sessions" },
  { name: "voice_sessions", title: "Voice sessions" },
  { name: "resources_shown", title: "Times help was shown" },
] as const;

type Series = (typeof series)[number];

const Drawing = ({ title, name, days }: Series & { days: readonly DailyCount[] }) => {
  const values = days.map((day) => ({ day: day.day, value: day[name] }));
  const { all, most, mostDay } = sumOf(values);
  const said = mostDay
    ? `${all} in ${days.length} days. The most, ${most}, on ${sayDay(mostDay)}.`
    : `None in ${days.length} days.`;
  return (
    <figure className={styles["desk-plot"]}>
      <figcaption>
        <b>{title}</b> <span className="quietly">{said}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${box.width} ${box.height + 1}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}: ${said}`}
      >
        {barsOf(
          values.map(({ value }) => value),
          box,
        ).map(({ x, y, width, height }) => (
          <rect key={x} x={x} y={y} width={width} height={height} />
        ))}
        <line x1={0} x2={box.width} y1={box.height} y2={box.height} />
      </svg>
    </figure>
  );
};

const Table = ({ days }: { days: readonly DailyCount[] }) => (
  <details className={styles["desk-table"]}>
    <summary>The same in numbers</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {series.map(({ name, title }) => (
            <th key={name} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day}>
            <th scope="row">{sayDay(day.day)}</th>
            {series.map(({ name }) => (
              <td key={name}>{day[name]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

export const CountsPart = () => (
  <AskedPart ask={() => api.desk.counts({ days: shownDays })}>
    {({ days, totals }) => (
      <>
        <section className="card" aria-labelledby="desk-counts">
          <h2 id="desk-counts">The last {shownDays} days</h2>
          {series.map((each) => (
            <Drawing key={each.name} {...each} days={days} />
          ))}
          <Table days={days} />
        </section>
        <section className="card" aria-labelledby="desk-totals">
          <h2 id="desk-totals">In all</h2>
          {totals.length === 0 ? (
            <p className="quietly">Nothing was counted yet.</p>
          ) : (
            <dl className={styles["desk-facts"]}>
              {totals.map(({ name, value }) => (
                <div key={name}>
                  <dt>{totalWords(name)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      </>
    )}
  </AskedPart>
);
