import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { loadChunk } from "../navigation/chunks.ts";
import { useDark } from "../theme/use-dark.ts";
import { Button } from "../ui/button.tsx";
import type { drawPlot } from "./draw-plot.ts";
import styles from "./plot.module.css";
import type { PlotSpec } from "./plot-spec.ts";

type Draw = typeof drawPlot;

/** What draws is asked for only where there is something to draw. */
const loadDraw = async (): Promise<Draw> =>
  (await loadChunk("plot", () => import("./draw-plot.ts"))).drawPlot;

const useDraw = (): { draw: Draw | null; failed: boolean } => {
  const [draw, setDraw] = useState<{ draw: Draw } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let here = true;
    loadDraw().then(
      (loaded) => here && setDraw({ draw: loaded }),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, []);
  return { draw: draw?.draw ?? null, failed };
};

/** The width it has now: a plot is drawn anew for another width, and not stretched. */
const useWidth = (place: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.round(entry?.contentRect.width ?? 0)),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return width;
};

type PlotProps = {
  spec: PlotSpec;
  /** The same as a table: always there for screen readers, and for whoever likes it better. */
  table: ReactNode;
  /** Beside the button for the table. */
  children?: ReactNode;
};

export const Plot = ({ spec, table, children }: PlotProps) => {
  const place = useRef<HTMLDivElement>(null);
  const { draw, failed } = useDraw();
  const width = useWidth(place);
  const dark = useDark();
  const [asTable, setAsTable] = useState(false);
  const shown = asTable || failed;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another light or width is drawn anew
  useEffect(() => {
    const target = place.current;
    if (!draw || !target || width === 0) return;
    delete target.dataset["drawn"];
    return draw(target, spec, () => {
      target.dataset["drawn"] = String(spec.days.length);
    });
  }, [draw, spec, width, dark]);

  return (
    <div>
      <div className={styles["plot-acts"]}>
        {children}
        <Button kind="quiet" aria-expanded={shown} onClick={() => setAsTable(!asTable)}>
          {shown ? "Hide the table" : "Show as a table"}
        </Button>
      </div>
      {failed ? (
        <p className="quietly">The drawing did not come. Here is the same as a table.</p>
      ) : (
        <div className={styles["plot-place"]} data-plot ref={place} aria-hidden="true" />
      )}
      <div className={shown ? styles["plot-table"] : "visually-hidden"}>{table}</div>
    </div>
  );
};
