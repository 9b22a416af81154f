import styles from "./drawn-path.module.css";
import { pathWords, segment, stepPoints } from "./path-shape.ts";

type DrawnPathProps = {
  titles: readonly string[];
  done: readonly number[];
  /** Null while nobody is on it. */
  current: number | null;
  /** Only the line and its marks. */
  small?: boolean;
};

const sizes = {
  wide: { width: 680, height: 132, edge: 26, radius: 8 },
  narrow: { width: 330, height: 120, edge: 20, radius: 8 },
  small: { width: 220, height: 64, edge: 12, radius: 5 },
} as const;

const Drawing = ({
  titles,
  done,
  current,
  size,
}: Omit<DrawnPathProps, "small"> & { size: keyof typeof sizes }) => {
  const { width, height, edge, radius } = sizes[size];
  const points = stepPoints(titles.length, width, height, edge);
  const labelled = size === "wide";
  const over = done.length === titles.length;
  return (
    <svg
      className={styles["way"]}
      data-size={size}
      viewBox={labelled ? `0 -18 ${width} ${height + 38}` : `0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {points.slice(1).map((to, index) => {
        const from = points[index] ?? to;
        return (
          <path
            key={to.x}
            className={done.includes(index + 1) ? styles["way-walked"] : styles["way-ahead"]}
            d={segment(from, to)}
          />
        );
      })}
      {points.map(({ x, y }, index) => {
        const step = index + 1;
        const here = step === current && !over;
        const kind = here ? "here" : done.includes(step) ? "done" : "open";
        const last = points.length - 1;
        return (
          <g key={x}>
            {here && <circle className={styles["way-glow"]} cx={x} cy={y} r={radius * 2.4} />}
            <circle
              className={styles["way-mark"]}
              data-mark={kind}
              cx={x}
              cy={y}
              r={here ? radius * 1.25 : radius}
            />
            {labelled && (
              <text
                className={here ? styles["way-name-here"] : ""}
                x={index === 0 ? x - radius : index === last ? x + radius : x}
                y={index % 2 === 0 ? y + (here ? 38 : 32) : y - (here ? 28 : 20)}
                textAnchor={index === 0 ? "start" : index === last ? "end" : "middle"}
              >
                {titles[index]}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
};

/** A program as a way: what is walked, where one is, what lies ahead. Drawn anew for a narrow screen. */
export const DrawnPath = ({ small = false, ...path }: DrawnPathProps) => (
  <div
    className={styles["drawn-path"]}
    role="img"
    aria-label={pathWords(path.titles.length, path.done, path.current)}
  >
    {small ? (
      <Drawing {...path} size="small" />
    ) : (
      <>
        <Drawing {...path} size="wide" />
        <Drawing {...path} size="narrow" />
      </>
    )}
  </div>
);
