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
    /** One that fails changes nothing: what was known last stands. */
    look,
    turn: async (on: boolean): Promise<void> => {
      await store.setMaintenance(on, now());
      await look();
    },
  };
};

export type Maintenance = ReturnType<typeof createMaintenance>;
