import type { Bench } from "../figure.ts";
import { engineFigures } from "./engine-figures.ts";

/** What voice must reach, part by part; the way through a real browser is a part of its own. */
const parts: readonly Bench[] = [engineFigures];

export const voiceBench: Bench = async () => {
  const figures = [];
  for (const part of parts) figures.push(...(await part()));
  return figures;
};
