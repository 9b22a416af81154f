import type { SafetyPlanPart } from "@app/content/safety-plan-steps";
import { createStore, type Store } from "../../state/store.ts";
import { emptyPlan, isEmpty, type SafetyPlan } from "./safety-plan.ts";
import type { SafetyPlanStore } from "./safety-plan-store.ts";

type PlanState = {
  plan: SafetyPlan;
  /** opening: what is kept has not come yet, and nothing may be written over it. */
  status: "opening" | "open";
  /** failed: the browser does not keep it; what was written stays on the page. */
  keeping: "nothing" | "keeping" | "kept" | "failed";
};

export type PlanKeeper = Pick<Store<PlanState>, "state" | "subscribe"> & {
  open: () => Promise<void>;
  change: (part: SafetyPlanPart, text: string) => void;
  /** Keeps at once what was going to be kept soon. */
  flush: () => Promise<void>;
  remove: () => Promise<void>;
};

/** Soon enough to lose nothing, late enough not to write with every letter. */
const keepAfterMs = 300;

export const createPlanKeeper = (store: SafetyPlanStore): PlanKeeper => {
  const page = createStore<PlanState>({ plan: emptyPlan, status: "opening", keeping: "nothing" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dirty = false;
  /** One after the other, so that the newest is the one that stays. */
  let last: Promise<unknown> = Promise.resolve();

  const keep = (): Promise<void> => {
    clearTimeout(timer);
    if (!dirty) return last.then(() => undefined);
    dirty = false;
    const { plan } = page.state();
    const work = last.then(() => (isEmpty(plan) ? store.remove() : store.write(plan)));
    last = work.then(
      () => {
        if (!dirty) page.set({ keeping: isEmpty(plan) ? "nothing" : "kept" });
      },
      () => page.set({ keeping: "failed" }),
    );
    return last.then(() => undefined);
  };

  return {
    state: page.state,
    subscribe: page.subscribe,
    open: async () => {
      if (dirty) return;
      try {
        const plan = await store.read();
        // Somebody who began to write meanwhile goes first.
        if (dirty) return;
        page.set({
          plan: plan ?? emptyPlan,
          keeping: plan ? "kept" : "nothing",
          status: "open",
        });
      } catch {
        page.set({ status: "open", keeping: "failed" });
      }
    },
    change: (part, text) => {
      dirty = true;
      page.set({ plan: { ...page.state().plan, [part]: text }, keeping: "keeping" });
      clearTimeout(timer);
      timer = setTimeout(() => void keep(), keepAfterMs);
    },
    flush: keep,
    remove: async () => {
      clearTimeout(timer);
      dirty = false;
      await last;
      await store.remove();
      page.set({ plan: emptyPlan, keeping: "nothing" });
    },
  };
};
