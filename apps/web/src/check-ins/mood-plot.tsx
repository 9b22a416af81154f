import { pleasantNames } from "@app/content/mood-words";
import { useId, useMemo, useState } from "react";
import { Button } from "../ui/button.tsx";
import {
  dayHere,
  type MoodPoint,
  placesIn,
  ranges,
  type Span,
  type TakenMood,
} from "./mood-series.ts";
import { MoodTable } from "./mood-table.tsx";
import styles from "./plot.module.css";
import { Plot } from "./plot.tsx";
import type { PlotSpec } from "./plot-spec.ts";

/** Longer ones are read in the list. */
const noteMaxChars = 22;

const heights = pleasantNames.map((name, index) => ({ at: index - 2, name }));

const specOf = (places: readonly MoodPoint[], span: Span, energy: boolean): PlotSpec => ({
  days: places.map(({ day }) => day),
  lines: [
    { values: places.map(({ pleasant }) => pleasant), look: "main" },
    ...(energy ? [{ values: places.map((place) => place.energy), look: "beside" as const }] : []),
  ],
  heights,
  middle: 0,
  notes:
    span === "week"
      ? []
      : places.flatMap(({ notes }, place) =>
          notes.filter((text) => text.length <= noteMaxChars).map((text) => ({ place, text })),
        ),
  now: span === "day" ? places.length - 1 : null,
});

type MoodPlotProps = {
  moods: readonly TakenMood[];
  title: string;
  /** Only the first range, where the plot stands beside other things. */
  brief?: boolean;
};

/** Moods over time. A day without a check-in is a gap, in the drawing and in the table. */
export const MoodPlot = ({ moods, title, brief = false }: MoodPlotProps) => {
  const id = useId();
  const [days, setDays] = useState<number | null>(ranges[0].days);
  const [energy, setEnergy] = useState(false);
  const today = dayHere(new Date());
  const { span, places } = useMemo(() => placesIn(moods, days, today), [moods, days, today]);
  const spec = useMemo(() => specOf(places, span, energy), [places, span, energy]);

  return (
    <section className={styles["mood-plot"]} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {!brief && (
        <fieldset className={styles["mood-ranges"]}>
          <legend className="visually-hidden">How far back</legend>
          {ranges.map((range) => (
            <label key={range.name}>
              <input
                type="radio"
                name={`${id}-range`}
                checked={days === range.days}
                onChange={() => setDays(range.days)}
              />
              <span>{range.name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <Plot spec={spec} table={<MoodTable places={places} span={span} caption={title} />}>
        {!brief && (
          <Button kind="quiet" aria-pressed={energy} onClick={() => setEnergy(!energy)}>
            {energy ? "Without energy" : "With energy, dotted"}
          </Button>
        )}
      </Plot>
    </section>
  );
};
