import { browserRecords } from "./browser-records.ts";
import { createPlanKeeper } from "./plan-keeper.ts";
import { createBrowserPlanStore } from "./safety-plan-store.ts";

/** The one plan of this browser. */
export const ownPlan = createPlanKeeper(createBrowserPlanStore({ records: browserRecords }));
