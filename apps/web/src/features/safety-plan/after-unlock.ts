import { ownPlan } from "./own-plan.ts";

/** The plan that this browser kept while there was no open vault goes into it. */
export const afterUnlock = (): Promise<unknown> => ownPlan.open();
