import { timings } from "@app/contract/timings";
import { type Repeated, repeat } from "../../jobs/repeat.ts";
import type { MaintenanceState, SwitchStore } from "./switch-store.ts";

/** Whether the product is closed, known without a query: each server looks now and then. */
export const createMaintenance = (store: SwitchStore, now: () => Date) => {
  let known: MaintenanceState = { on: false, since: null };
  const look = async (): Promise<MaintenanceState> => {
    known = await store.maintenance();
    return known;
  };
  return {
    isOn: (): boolean => known.on,
    look,
    turn: async (on: boolean): Promise<void> => {
      await store.setMaintenance(on, now());
      await look();
    },
    /** A look that fails changes nothing: what was known last stands. */
    watch: (onFailure: () => void): Repeated => repeat(look, timings.maintenance.lookMs, onFailure),
  };
};

export type Maintenance = ReturnType<typeof createMaintenance>;
