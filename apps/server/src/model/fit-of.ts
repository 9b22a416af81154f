import type { CatalogueModel } from "@app/companion/models/local/catalogue";
import { bytesNeeded, inGb, type Machine, memoryBudget } from "@app/companion/models/local/machine";
import type { LocalModelLimits } from "../env/model-env.ts";

const gib = 2 ** 30;

/** Why a model can be used here, or why not. */
export const fitOf = (
  model: CatalogueModel,
  machine: Machine,
  limits: Pick<LocalModelLimits, "contextTokens" | "mayUseGpu">,
  freeBytes: number,
): { fits: boolean; why: string } => {
  const needs = bytesNeeded(
    { fileBytes: model.bytes, places: 1, ...limits, bytesPerToken: model.bytesPerToken },
    1,
  );
  const budget = memoryBudget(machine);
  const hasGpu = limits.mayUseGpu && (machine.hasCuda || machine.hasMetal);
  if (needs > budget)
    return { fits: false, why: `needs ${inGb(needs)} of memory, ${inGb(budget)} can be spared` };
  // A machine never has quite what it is called.
  if (machine.totalBytes < model.machineGb * gib * 0.9)
    return { fits: false, why: `is for a machine with ${model.machineGb} GB` };
  if (model.needsGpu && !hasGpu)
    return { fits: false, why: "too slow to talk with, without a graphics card" };
  if (model.bytes > freeBytes)
    return {
      fits: false,
      why: `needs ${inGb(model.bytes)} on the disk, ${inGb(freeBytes)} are free`,
    };
  return { fits: true, why: `fits: ${inGb(needs)} of the ${inGb(budget)} of memory to spare` };
};
