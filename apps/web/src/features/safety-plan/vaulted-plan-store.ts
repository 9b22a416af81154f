import { safetyPlanParts } from "@app/content/safety-plan-steps";
import type { Records } from "./browser-records.ts";
import type { PlanVault } from "./plan-in-vault.ts";
import { isEmpty, readPlan, type SafetyPlan } from "./safety-plan.ts";
import type { SafetyPlanStore } from "./safety-plan-store.ts";

const syncedName = "safety-plan-synced";

type Settings = {
  browser: SafetyPlanStore;
  records: Pick<Records, "get" | "put">;
  vault: () => Promise<PlanVault>;
  crypto?: Crypto;
};

const syncedIn = (value: unknown): { uid: string; mark: string } | null =>
  typeof value === "object" && value !== null && "uid" in value && "mark" in value
    ? { uid: String(value.uid), mark: String(value.mark) }
    : null;

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");

/** Both were written without the other: every line of both is kept, once. */
const mergePlans = (one: SafetyPlan, other: SafetyPlan): SafetyPlan =>
  readPlan(
    Object.fromEntries(
      safetyPlanParts.map((part) => [
        part,
        [...new Set([...linesOf(one[part]), ...linesOf(other[part])])].join("\n"),
      ]),
    ),
  );

/**
 * In the vault when it is open, and in this browser always: in an hour of need the plan has to open
 * without a passphrase and without a connection. What was written while the vault was locked goes
 * into it when it opens.
 */
export const createVaultedPlanStore = ({
  browser,
  records,
  vault,
  crypto = globalThis.crypto,
}: Settings): SafetyPlanStore => {
  const markOf = async (plan: SafetyPlan): Promise<string> => {
    const bytes = new TextEncoder().encode(JSON.stringify(plan));
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  };
  const open = async () => {
    const found = await vault().catch(() => null);
    return found?.standing === "open" ? found : null;
  };
  type Open = NonNullable<Awaited<ReturnType<typeof open>>>;

  const noteSynced = (uid: string, mark: string) => records.put(syncedName, { uid, mark });

  const keepBoth = async (plan: SafetyPlan, { uid, store }: Open): Promise<SafetyPlan> => {
    await Promise.all([browser.write(plan), store.write(plan)]);
    await noteSynced(uid, await markOf(plan));
    return plan;
  };

  /** The browser's plan is newer where it is not the one that was last in the vault. */
  const bringTogether = async (
    inBrowser: SafetyPlan | null,
    kept: Open,
  ): Promise<SafetyPlan | null> => {
    const synced = syncedIn(await records.get(syncedName));
    // What somebody else left in this browser must not end up in this person's vault.
    const here = synced && synced.uid !== kept.uid ? null : inBrowser;
    const there = await kept.store.read();
    if (!there) return here && !isEmpty(here) ? keepBoth(here, kept) : here;
    const [hereMark, thereMark] = await Promise.all([here && markOf(here), markOf(there)]);
    if (hereMark === thereMark) return there;
    if (!here || synced?.mark === hereMark) {
      await browser.write(there);
      await noteSynced(kept.uid, thereMark);
      return there;
    }
    return keepBoth(synced?.mark === thereMark ? here : mergePlans(there, here), kept);
  };

  return {
    read: async () => {
      const here = await browser.read();
      const kept = await open();
      // Whatever the vault does, the plan of this browser is shown.
      return kept ? bringTogether(here, kept).catch(() => here) : here;
    },
    write: async (plan) => {
      await browser.write(plan);
      const kept = await open();
      if (kept) await keepBoth(plan, kept);
    },
    remove: async () => {
      const kept = await open();
      await kept?.store.remove();
      await browser.remove();
    },
  };
};
