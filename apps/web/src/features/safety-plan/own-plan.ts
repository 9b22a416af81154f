import { storage } from "../../storage.ts";
import { browserRecords } from "./browser-records.ts";
import { findPlanVault, type PlanVault } from "./plan-in-vault.ts";
import { createPlanKeeper } from "./plan-keeper.ts";
import { createBrowserPlanStore } from "./safety-plan-store.ts";
import { createVaultedPlanStore } from "./vaulted-plan-store.ts";

/** Whoever never signed in here has no vault, and nothing is asked. An account whose sign-in ended may have one. */
export const planVault = async (): Promise<PlanVault> =>
  storage.signedIn.get() || storage.accountHere.get()
    ? findPlanVault()
    : { standing: "none", store: null };

/** The one plan of this browser, and of its person's vault. */
export const ownPlan = createPlanKeeper(
  createVaultedPlanStore({
    browser: createBrowserPlanStore({ records: browserRecords }),
    records: browserRecords,
    vault: planVault,
  }),
);
