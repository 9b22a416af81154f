import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPlanKeeper } from "./plan-keeper.ts";
import { emptyPlan, type SafetyPlan } from "./safety-plan.ts";
import type { SafetyPlanStore } from "./safety-plan-store.ts";

const memoryStore = () => {
  const kept: { plan: SafetyPlan | null; writes: number } = { plan: null, writes: 0 };
  const store: SafetyPlanStore = {
    read: async () => kept.plan,
    write: async (plan) => {
      kept.plan = plan;
      kept.writes += 1;
    },
    remove: async () => {
      kept.plan = null;
    },
  };
  return { kept, store };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what is typed is kept without a button, once for a burst of letters", async () => {
  const { kept, store } = memoryStore();
  const keeper = createPlanKeeper(store);
  await keeper.open();
  for (const text of ["A", "An", "Ana"]) keeper.change("people", text);
  expect(keeper.state().keeping).toBe("keeping");
  await vi.runAllTimersAsync();
  expect(kept).toEqual({ plan: { ...emptyPlan, people: "Ana" }, writes: 1 });
  expect(keeper.state().keeping).toBe("kept");
});

test("whoever goes at once loses nothing", async () => {
  const { kept, store } = memoryStore();
  const keeper = createPlanKeeper(store);
  await keeper.open();
  keeper.change("reasons", "The dog");
  await keeper.flush();
  expect(kept.plan?.reasons).toBe("The dog");
});

test("a kept plan is there when the page opens, and what is being written goes before it", async () => {
  const { kept, store } = memoryStore();
  kept.plan = { ...emptyPlan, people: "Ana" };
  const keeper = createPlanKeeper(store);
  const opening = keeper.open();
  keeper.change("people", "Ben");
  await opening;
  expect(keeper.state().plan.people).toBe("Ben");
});

test("a browser that keeps nothing is said, and the words stay on the page", async () => {
  const { store } = memoryStore();
  const keeper = createPlanKeeper({
    ...store,
    write: () => Promise.reject(new Error("no room")),
  });
  await keeper.open();
  keeper.change("people", "Ana");
  await keeper.flush();
  expect(keeper.state()).toMatchObject({ keeping: "failed", plan: { people: "Ana" } });
});

test("deleting empties the page and the store, and nothing comes back afterwards", async () => {
  const { kept, store } = memoryStore();
  const keeper = createPlanKeeper(store);
  await keeper.open();
  keeper.change("people", "Ana");
  await keeper.flush();
  keeper.change("people", "Ana and Ben");
  await keeper.remove();
  await vi.runAllTimersAsync();
  expect(kept.plan).toBeNull();
  expect(keeper.state()).toMatchObject({ plan: emptyPlan, keeping: "nothing" });
});

test("a plan emptied by hand leaves nothing behind", async () => {
  const { kept, store } = memoryStore();
  const keeper = createPlanKeeper(store);
  await keeper.open();
  keeper.change("people", "Ana");
  await keeper.flush();
  keeper.change("people", "");
  await keeper.flush();
  expect(kept.plan).toBeNull();
});
