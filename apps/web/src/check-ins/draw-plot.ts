import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { dayNumber } from "./mood-series.ts";
import type { PlotSpec } from "./plot-spec.ts";

const daySeconds = 86_400;
const heightPx = 260;
/** Narrower than this, a note would lie on the line. */
const notesFromPx = 480;
const maxNotes = 4;
/** Points closer than this are a smear, and the line alone says it better. */
const pointSpacePx = 7;
const radiusPx = 4;
const haloPx = 11;

type Colours = Record<"line" | "beside" | "ink" | "quiet" | "grid" | "ground" | "ember", string>;

const coloursHere = (): Colours => {
  const style = getComputedStyle(document.body);
  const role = (name: string) => style.getPropertyValue(name).trim();
  return {
    line: role("--companion"),
    beside: role("--ink-quiet"),
    ink: role("--ink"),
    quiet: role("--ink-quiet"),
    grid: role("--line"),
    ground: role("--ground"),
    ember: role("--ember"),
  };
};

const fontOf = (name: string) => getComputedStyle(document.body).getPropertyValue(name).trim();

const noteFont = (ratio = 1) => `italic ${15 * ratio}px ${fontOf("--font-display")}`;

const short = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const withYear = new Intl.DateTimeFormat("en-GB", {
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** Beyond a year a day's name needs its year more than its day. */
const longDays = 400;

/** Two names side by side need this much room. */
const nameSpacePx = 86;

const seriesOf = (spec: PlotSpec, colours: Colours, widthPx: number): uPlot.Series[] => {
  const spline = uPlot.paths.spline?.();
  const roomy = widthPx / Math.max(1, spec.days.length) >= pointSpacePx;
  return [
    {},
    ...spec.lines.map(({ look, values }): uPlot.Series => {
      const main = look === "main";
      const alone = (place: number) =>
        (values[place - 1] ?? null) === null && (values[place + 1] ?? null) === null;
      return {
        stroke: main ? colours.line : colours.beside,
        width: main ? 2 : 1.5,
        ...(main ? {} : { dash: [2, 5] }),
        ...(spline ? { paths: spline } : {}),
        points: {
          show: true,
          size: main ? radiusPx * 2 : radiusPx,
          width: 1.5,
          fill: main ? colours.ground : colours.beside,
          // A day between two gaps is seen as a point, or it would not be seen at all.
          filter: () =>
            values.flatMap((value, place) =>
              value !== null && ((roomy && main) || alone(place)) ? [place] : [],
            ),
        },
      };
    }),
  ];
};

/** Said on the plot in the person's own words, the newest first, and only where there is room. */
const drawNotes = (plot: uPlot, { notes, lines }: PlotSpec, colours: Colours): void => {
  const { ctx, data } = plot;
  const ratio = uPlot.pxRatio;
  ctx.font = noteFont(ratio);
  ctx.fillStyle = colours.ink;
  ctx.textAlign = "center";
  const { left, width } = plot.bbox;
  let taken = Number.POSITIVE_INFINITY;
  let drawn = 0;
  for (const { place, text } of notes.toReversed()) {
    const value = lines[0]?.values[place];
    const x = data[0][place];
    if (value === null || value === undefined || x === undefined || drawn === maxNotes) continue;
    const half = ctx.measureText(text).width / 2;
    const middle = Math.min(
      Math.max(plot.valToPos(x, "x", true), left + half),
      left + width - half,
    );
    if (middle + half > taken) continue;
    // The line leaves a high place downwards and a low one upwards; a note stands on the other side.
    const y = plot.valToPos(value, "y", true) + (value < 0 ? 24 : -13) * ratio;
    ctx.fillText(text, middle, y);
    taken = middle - half - 12 * ratio;
    drawn++;
  }
};

/** Ember is for now. */
const drawNow = (plot: uPlot, { now, lines }: PlotSpec, colours: Colours): void => {
  const x = now === null ? undefined : plot.data[0][now];
  const y = now === null ? undefined : lines[0]?.values[now];
  if (x === undefined || y === undefined || y === null) return;
  const { ctx } = plot;
  const [left, top] = [plot.valToPos(x, "x", true), plot.valToPos(y, "y", true)];
  const dot = (radius: number, alpha: number) => {
    ctx.globalAlpha = alpha;
    ctx.beginPath();
    ctx.arc(left, top, radius * uPlot.pxRatio, 0, 2 * Math.PI);
    ctx.fill();
  };
  ctx.fillStyle = colours.ember;
  dot(haloPx, 0.24);
  dot(radiusPx + 1.5, 1);
  ctx.globalAlpha = 1;
};

const axesOf = (spec: PlotSpec, colours: Colours): uPlot.Axis[] => {
  const font = `13px ${fontOf("--font-text")}`;
  const [first, last] = [spec.days[0], spec.days.at(-1)].map((day = "") => dayNumber(day)) as [
    number,
    number,
  ]; // two in, two out
  const long = last - first > longDays;
  const ends = spec.now === spec.days.length - 1 ? "Today" : null;
  const nameOf = (seconds: number) =>
    ends && seconds === last * daySeconds
      ? ends
      : (long ? withYear : short).format(new Date(seconds * 1000));
  return [
    {
      stroke: colours.quiet,
      font,
      size: 36,
      gap: 10,
      space: nameSpacePx,
      grid: { show: false },
      ticks: { show: false },
      // Whole days only: a plot of four weeks has no use for hours.
      incrs: [1, 2, 4, 7, 14, 28, 61, 91, 183, 366].map((days) => days * daySeconds),
      // Counted back from the last day, which is the one people look for.
      splits: (_plot, _axis, _min, _max, step) => {
        const days = step / daySeconds;
        const count = Math.floor((last - first) / days) + 1;
        return Array.from(
          { length: count },
          (_, index) => (last - index * days) * daySeconds,
        ).toReversed();
      },
      values: (_plot, splits) => splits.map(nameOf),
    },
    {
      stroke: colours.quiet,
      font,
      size: 64,
      gap: 8,
      splits: () => spec.heights.map(({ at }) => at),
      values: () => spec.heights.map(({ name }) => name),
      grid: { stroke: colours.grid, width: 1 },
      ticks: { show: false },
    },
  ];
};

/** Draws it as wide as its place, and answers with what takes it away again. */
export const drawPlot = (place: HTMLElement, spec: PlotSpec, onDrawn: () => void): (() => void) => {
  const colours = coloursHere();
  const widthPx = place.clientWidth;
  const [lowest, highest] = [spec.heights[0]?.at ?? 0, spec.heights.at(-1)?.at ?? 1];
  const noted = spec.notes.length > 0 && widthPx >= notesFromPx;
  const room = (highest - lowest) * (noted ? 0.16 : 0.08);
  const plot = new uPlot(
    {
      width: widthPx,
      height: heightPx,
      padding: [14, 26, 0, 0],
      legend: { show: false },
      cursor: { show: false },
      select: { show: false, left: 0, top: 0, width: 0, height: 0 },
      scales: {
        // Time in days of Greenwich: every day is as long as the next.
        x: {
          time: false,
          range: (_plot, from, to) => [from - daySeconds / 2, to + daySeconds / 2],
        },
        y: { range: () => [lowest - room, highest + room] },
      },
      axes: axesOf(spec, colours),
      series: seriesOf(spec, colours, widthPx),
      hooks: {
        drawAxes: [
          (drawn) => {
            if (spec.middle === null) return;
            const { ctx, bbox } = drawn;
            const y = drawn.valToPos(spec.middle, "y", true);
            ctx.save();
            ctx.setLineDash([2 * uPlot.pxRatio, 5 * uPlot.pxRatio]);
            ctx.strokeStyle = colours.beside;
            ctx.beginPath();
            ctx.moveTo(bbox.left, y);
            ctx.lineTo(bbox.left + bbox.width, y);
            ctx.stroke();
            ctx.restore();
          },
        ],
        draw: [
          (drawn) => {
            drawn.ctx.save();
            if (noted) drawNotes(drawn, spec, colours);
            drawNow(drawn, spec, colours);
            drawn.ctx.restore();
            onDrawn();
          },
        ],
      },
    },
    [
      spec.days.map((day) => dayNumber(day) * daySeconds),
      ...spec.lines.map(({ values }) => [...values]),
    ],
    place,
  );
  let here = true;
  // A canvas does not wait for a font, and nothing else on the page may have asked for this one.
  if (noted)
    void document.fonts.load(noteFont()).then(
      (fonts) => fonts.length > 0 && here && plot.redraw(false),
      () => undefined,
    );
  return () => {
    here = false;
    plot.destroy();
  };
};
