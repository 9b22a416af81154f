import type { OrdinaryTalkScores } from "@app/contract/safety-scores";
import styles from "./safety.module.css";

const width = 400;
const height = 180;

type Curve = OrdinaryTalkScores["curve"];

/** What is found grows with what is feared for nothing: the two cannot be had apart. */
export const ScoreCurve = ({ curve }: { curve: Curve }) => {
  const most = Math.max(1, ...curve.map(({ perThousand }) => perThousand));
  const points = curve.map(
    ({ perThousand, found }) => `${(perThousand / most) * width},${height - found * height}`,
  );
  return (
    <figure className={styles["score-curve"]}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        <path className={styles["score-axes"]} d={`M0 0V${height}H${width}`} />
        <polyline className={styles["score-line"]} points={points.join(" ")} />
      </svg>
      <figcaption>
        Being quicker to worry finds more crises, and worries more people for nothing. Up: crises
        found. Right: alarms in 1,000 everyday messages, from 0 to {most}.
      </figcaption>
      <details>
        <summary>The curve in numbers</summary>
        <table className={styles["score-table"]}>
          <thead>
            <tr>
              <th scope="col">Alarms in 1,000</th>
              <th scope="col">Crises found</th>
            </tr>
          </thead>
          <tbody>
            {curve.map(({ perThousand, found }) => (
              <tr key={perThousand}>
                <th scope="row">{perThousand}</th>
                <td>{Math.round(found * 100)} in 100</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
};
