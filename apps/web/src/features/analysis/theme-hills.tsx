import type { AnalysisSource, AnalysisTheme } from "@app/contract/analysis-report";
import { useId, useState } from "react";
import { sayDay } from "../../dates/show-day.ts";
import { Button } from "../../ui/button.tsx";
import {
  type HillFrame,
  hillOf,
  hillWords,
  phoneFrame,
  pointsOf,
  presentIn,
  ringsMax,
  wideFrame,
} from "./hill-shapes.ts";
import styles from "./report.module.css";

type HillsProps = { sources: readonly AnalysisSource[]; themes: readonly AnalysisTheme[] };

const shortDay = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });

/** As many days below the hills as have room. */
const daysShown = (count: number, max: number): number[] => {
  if (count <= max) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: max }, (_, index) => Math.round((index * (count - 1)) / (max - 1)));
};

const Drawing = ({ sources, themes, frame }: HillsProps & { frame: HillFrame }) => {
  const id = useId();
  const isWide = frame === wideFrame;
  const ground = frame.top + (themes.length - 1) * frame.rowHeight;
  const all = themes.map((theme) => pointsOf(sources, theme));
  const days = all[0] ?? [];
  const step = days.length > 1 ? (frame.right - frame.left) / (days.length - 1) : 0;
  return (
    <svg
      className={
        isWide
          ? `${styles["hills"]} ${styles["hills-wide"]}`
          : `${styles["hills"]} ${styles["hills-phone"]}`
      }
      viewBox={`0 0 ${frame.width} ${ground + 46}`}
      role="img"
      aria-label={hillWords(sources, themes, sayDay)}
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop className={styles["hill-high"]} offset="0" />
          <stop className={styles["hill-low"]} offset="1" />
        </linearGradient>
      </defs>
      {themes.map((theme, row) => {
        const hill = hillOf(all[row] ?? [], row, frame);
        const count = `in ${presentIn(theme)} of ${sources.length}`;
        return (
          <g key={theme.key}>
            <line
              className={styles["hill-ground"]}
              x1={isWide ? 0 : frame.left}
              x2={frame.right}
              y1={hill.ground}
              y2={hill.ground}
            />
            <path d={hill.area} fill={`url(#${id})`} />
            <path className={styles["hill-line"]} d={hill.line} />
            {hill.rings
              .filter(({ share }) => share > 0)
              .map(({ x, y }) => (
                <circle
                  key={x}
                  className={styles["hill-ring"]}
                  cx={x}
                  cy={y}
                  r={isWide ? 4 : 3.2}
                />
              ))}
            <text
              className={styles["hill-name"]}
              x={isWide ? 0 : frame.left}
              y={hill.ground - (isWide ? 28 : 84)}
            >
              {theme.name}
            </text>
            <text
              x={isWide ? 0 : frame.right}
              y={hill.ground - (isWide ? 9 : 84)}
              textAnchor={isWide ? "start" : "end"}
            >
              {count}
            </text>
          </g>
        );
      })}
      {daysShown(days.length, isWide ? 7 : 3).map((index) => (
        <text
          key={index}
          x={frame.left + index * step}
          y={ground + 30}
          textAnchor={
            index === 0 && !isWide ? "start" : index === days.length - 1 ? "end" : "middle"
          }
        >
          {shortDay.format(new Date(days[index]?.at ?? 0))}
        </text>
      ))}
    </svg>
  );
};

const Table = ({ sources, themes }: HillsProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
  <section className={styles["hill-table"]} aria-label="Themes over time, as a table" tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col">Conversation</th>
          {themes.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map(({ id, title, at }, index) => (
          <tr key={id}>
            <th scope="row">
              {title}, {sayDay(at)}
            </th>
            {themes.map(({ key, shares }) => (
              <td key={key}>{Math.round((shares[index] ?? 0) * 100)}%</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** Themes as hills over time, or the same as a table. */
export const ThemeHills = ({ sources, themes }: HillsProps) => {
  const [asTable, setAsTable] = useState(false);
  return (
    <section className={styles["report-themes"]} aria-labelledby="themes">
      <header>
        <h2 id="themes">Themes over time</h2>
        <Button kind="quiet" onClick={() => setAsTable(!asTable)}>
          {asTable ? "Show as hills" : "Show as a table"}
        </Button>
      </header>
      {asTable ? (
        <Table sources={sources} themes={themes} />
      ) : (
        <>
          <Drawing sources={sources} themes={themes} frame={wideFrame} />
          <Drawing sources={sources} themes={themes} frame={phoneFrame} />
        </>
      )}
      <p className="quietly">
        The higher the hill, the more of that conversation was about it.{" "}
        {sources.length <= ringsMax
          ? "Each ring is one conversation."
          : "Each ring stands for a few conversations."}
      </p>
    </section>
  );
};
