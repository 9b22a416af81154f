import { ApiError } from "@app/contract/client";
import { readPlan } from "./safety-plan.ts";
import type { SafetyPlanStore } from "./safety-plan-store.ts";

const kind = "safety-plan";
const recordId = "safety-plan";

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** How the vault stands for the plan: there is none, or it is locked, or the plan can be kept there. */
export type PlanVault =
  | { standing: "none" | "locked"; store: null }
  | { standing: "open"; uid: string; store: SafetyPlanStore };

/** The vault is loaded only where somebody has signed in: the page has to open at once, and offline. */
export const findPlanVault = async (): Promise<PlanVault> => {
  const { ownVault } = await import("../../vault/own-vault.ts");
  const known = ownVault.state();
  const { status, uid } = known.status === "looking" ? await ownVault.load() : known;
  if (status === "locked") return { standing: "locked", store: null };
  if (status !== "open" || !uid) return { standing: "none", store: null };
  const [{ api }, { ownOutbox }] = await Promise.all([
    import("../../api.ts"),
    import("../../vault/own-outbox.ts"),
  ]);
  return {
    standing: "open",
    uid,
    store: {
      read: async () => {
        // Listed, and not asked for by its name: that there is none yet is no failure.
        const { records } = await api.vault.listRecords({ kind, data: "Y" });
        const record = records.find(({ id }) => id === recordId);
        if (!record?.encryptedData || !record.iv || !record.salt) return null;
        const { encryptedData, iv, salt } = record;
        return readPlan(await ownVault.open(kind, recordId, { encryptedData, iv, salt }));
      },
      write: async (plan) => {
        const sealed = await ownVault.seal(kind, recordId, plan);
        const createdAt = new Date().toISOString();
        await ownOutbox.save([{ what: "record", kind, recordId, uid, createdAt, sealed }]);
      },
      remove: async () => {
        await api.vault.removeRecord({ kind, id: recordId }).catch((error: unknown) => {
          if (!isNotFound(error)) throw error;
        });
      },
    },
  };
};
