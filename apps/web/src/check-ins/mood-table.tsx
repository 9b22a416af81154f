import { useMemo } from "react";
import { showDay } from "../dates/show-day.ts";
import type { MoodPoint, Span } from "./mood-series.ts";
import styles from "./plot.module.css";
import { energyName, pleasantName } from "./say-mood.ts";

type Row = { kind: "mood"; place: MoodPoint } | { kind: "gap"; from: string; count: number };

/** Days without a check-in that follow each other are one row. */
export const rowsOf = (places: readonly MoodPoint[]): Row[] => {
  const rows: Row[] = [];
  for (const place of places) {
    const last = rows.at(-1);
    if (place.pleasant !== null) rows.push({ kind: "mood", place });
    else if (last?.kind === "gap") rows[rows.length - 1] = { ...last, count: last.count + 1 };
    else rows.push({ kind: "gap", from: place.day, count: 1 });
  }
  return rows;
};

const noon = (day: string) => `${day}T12:00`;

const countOf = (count: number, span: Span) => (count === 1 ? `One ${span}` : `${count} ${span}s`);

type MoodTableProps = { places: readonly MoodPoint[]; span: Span; caption: string };

/** The plot in words. */
export const MoodTable = ({ places, span, caption }: MoodTableProps) => {
  const rows = useMemo(() => rowsOf(places), [places]);
  return (
    <table className={styles["mood-table"]}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{span === "day" ? "Day" : "Week from"}</th>
          <th scope="col">How it was</th>
          <th scope="col">Energy</th>
          <th scope="col">In words</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) =>
          row.kind === "gap" ? (
            <tr key={row.from} className={styles["mood-gap"]}>
              <th scope="row">{showDay(noon(row.from))}</th>
              <td colSpan={3}>{countOf(row.count, span)} without a check-in</td>
            </tr>
          ) : (
            <tr key={row.place.day}>
              <th scope="row">{showDay(noon(row.place.day))}</th>
              <td>{pleasantName(row.place.pleasant ?? 0)}</td>
              <td>{energyName(row.place.energy ?? 0)}</td>
              <td>{[...row.place.words, ...row.place.notes].join(", ")}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
};
