import type { Bench } from "../figure.ts";
import { browserFigures } from "./browser-figures.ts";
import { engineFigures } from "./engine-figures.ts";

/** What voice must reach, part by part; the way through a real browser is a part of its own. */
const parts: readonly Bench[] = [engineFigures, browserFigures];

export const voiceBench: Bench = async () => {
  const figures = [];
  for (const part of parts) figures.push(...(await part()));
  return figures;
};
