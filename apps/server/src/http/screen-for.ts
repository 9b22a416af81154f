import type { Companion } from "@app/companion/companion";
import type { Screening } from "@app/safety/screening";
import type { CostLimits } from "./cost-limits.ts";

/** Reads a text for risk at the cost of whoever wrote it: a person, or a network where nobody signed in. */
export type ScreenFor = (writer: string, content: string) => Promise<Screening>;

/** Whoever had too much read is looked at by the rules alone: they are quick, and find danger in plain words. */
export const createScreenFor =
  (companion: Pick<Companion, "screen" | "glance">, costs: CostLimits): ScreenFor =>
  async (writer, content) =>
    costs.tooMuchRead(writer)
      ? companion.glance(content).screening
      : companion.screen({ content, history: [] }, (ms) => costs.read(writer, ms));
