import type { AnalysisSource, AnalysisTheme } from "@app/contract/analysis-report";

export type HillFrame = {
  width: number;
  left: number;
  right: number;
  /** From the top of a hill at its highest to the ground it stands on. */
  hillHeight: number;
  rowHeight: number;
  top: number;
};

export const wideFrame: HillFrame = {
  width: 1120,
  /** Room for the longest name of a theme. */
  left: 256,
  right: 1096,
  hillHeight: 74,
  rowHeight: 92,
  top: 86,
};
export const phoneFrame: HillFrame = {
  width: 350,
  left: 8,
  right: 338,
  hillHeight: 60,
  rowHeight: 114,
  top: 102,
};

/** More rings than this would stand on one another: neighbours are then drawn as one. */
export const ringsMax = 24;

type HillPoint = { at: string; share: number };

/** Neighbours as one where there are too many, each at the day of its first. */
export const pointsOf = (
  sources: readonly AnalysisSource[],
  { shares }: AnalysisTheme,
  max = ringsMax,
): HillPoint[] => {
  const size = Math.max(1, Math.ceil(sources.length / max));
  const points: HillPoint[] = [];
  for (let from = 0; from < sources.length; from += size) {
    const part = shares.slice(from, from + size);
    points.push({
      at: sources[from]?.at ?? "",
      share: part.reduce((sum, share) => sum + share, 0) / Math.max(1, part.length),
    });
  }
  return points;
};

export type Hill = {
  ground: number;
  line: string;
  area: string;
  rings: { x: number; y: number; share: number; isLast: boolean }[];
};

const round = (value: number): number => Math.round(value * 10) / 10;

/** One hill: a line that eases from ring to ring, and the land below it. */
export const hillOf = (points: readonly HillPoint[], row: number, frame: HillFrame): Hill => {
  const ground = frame.top + row * frame.rowHeight;
  const step = points.length > 1 ? (frame.right - frame.left) / (points.length - 1) : 0;
  const rings = points.map(({ share }, index) => ({
    x: round(frame.left + index * step),
    y: round(ground - Math.min(1, share) * frame.hillHeight),
    share,
    isLast: index === points.length - 1,
  }));
  const [first] = rings;
  const curve = rings
    .slice(1)
    .map((ring, index) => {
      const before = rings[index] ?? ring;
      const middle = round((before.x + ring.x) / 2);
      return `C${middle} ${before.y} ${middle} ${ring.y} ${ring.x} ${ring.y}`;
    })
    .join("");
  const line = first ? `M${first.x} ${first.y}${curve}` : "";
  const end = rings.at(-1)?.x ?? frame.left;
  return { ground, line, area: line && `${line}L${end} ${ground}L${frame.left} ${ground}Z`, rings };
};

/** How many sources are about it at all. */
export const presentIn = ({ shares }: AnalysisTheme): number =>
  shares.filter((share) => share > 0).length;

/** What the drawing says, for somebody who cannot see it. */
export const hillWords = (
  sources: readonly AnalysisSource[],
  themes: readonly AnalysisTheme[],
  sayDay: (iso: string) => string,
): string => {
  const [first, last] = [sources[0], sources.at(-1)];
  if (!first || !last) return "";
  const each = themes.map((theme) => {
    const highest = theme.shares.indexOf(Math.max(...theme.shares));
    return `${theme.name} is in ${presentIn(theme)} of ${sources.length}, and highest on ${sayDay(sources[highest]?.at ?? first.at)}.`;
  });
  const what = themes.length === 1 ? "One theme" : `${themes.length} themes`;
  return `${what} over ${sources.length} conversations from ${sayDay(first.at)} to ${sayDay(last.at)}. ${each.join(" ")}`;
};
