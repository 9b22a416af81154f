import type { Path } from "./path.ts";
import { guidePaths } from "./paths.ts";
import type { Talk } from "./talk.ts";

export type RankedPath = { path: Path; share: number };

/** The paths a talk resembles, likeliest first, as shares of all. */
export const rankPaths = ({ talk }: { talk: Talk }): RankedPath[] => {
  const all = Object.values(talk.leanings).reduce((sum, value) => sum + value, 0);
  return guidePaths
    .map((path) => ({ path, share: all > 0 ? (talk.leanings[path.id] ?? 0) / all : 0 }))
    .sort((a, b) => b.share - a.share);
};
