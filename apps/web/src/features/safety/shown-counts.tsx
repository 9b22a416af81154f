import { useEffect, useState } from "react";
import { loadChunk } from "../../navigation/chunks.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./safety.module.css";
import type { YearCounts } from "./yearly-counts.ts";

type Counted = "asking" | "unknown" | readonly YearCounts[];

/** Comes after the words: the page can be read without it. */
const readCounts = async (): Promise<YearCounts[]> =>
  (await loadChunk("counts", () => import("./read-counts.ts"))).readCounts();

export const ShownCounts = () => {
  const [counted, setCounted] = useState<Counted>("asking");
  const ask = () => {
    setCounted("asking");
    readCounts().then(setCounted, () => setCounted("unknown"));
  };
  useEffect(ask, []);

  if (counted === "asking")
    return (
      <p className="looking" role="status">
        Counting
      </p>
    );
  if (counted === "unknown")
    return (
      <p>
        The numbers did not come just now.{" "}
        <Button kind="soft" onClick={ask}>
          Try again
        </Button>
      </p>
    );
  if (counted.length === 0) return <p>Here, not once so far.</p>;
  return (
    <table className={styles["score-table"]}>
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col">Times</th>
          <th scope="col">For what</th>
        </tr>
      </thead>
      <tbody>
        {counted.map(({ year, times, by }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{times}</td>
            <td>{by.map((each) => `${each.category} ${each.times}`).join(", ")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
