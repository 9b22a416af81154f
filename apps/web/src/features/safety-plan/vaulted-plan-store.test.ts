import { describe, expect, test } from "vitest";
import { emptyPlan, type SafetyPlan } from "./safety-plan.ts";
import type { SafetyPlanStore } from "./safety-plan-store.ts";
import { createVaultedPlanStore } from "./vaulted-plan-store.ts";

const planOf = (people: string): SafetyPlan => ({ ...emptyPlan, people });

const place = (first: SafetyPlan | null = null) => {
  const held = { plan: first };
  const store: SafetyPlanStore = {
    read: async () => held.plan,
    write: async (plan) => {
      held.plan = plan;
    },
    remove: async () => {
      held.plan = null;
    },
  };
  return { held, store };
};

const make = (here: SafetyPlan | null, there: SafetyPlan | null = null) => {
  const browser = place(here);
  const vault = place(there);
  const marks = new Map<string, unknown>();
  const door = { open: true, uid: "ada" };
  const store = createVaultedPlanStore({
    browser: browser.store,
    records: {
      get: async (name) => marks.get(name),
      put: async (name, value) => void marks.set(name, value),
    },
    vault: async () =>
      door.open
        ? { standing: "open", uid: door.uid, store: vault.store }
        : { standing: "locked", store: null },
  });
  return { store, browser: browser.held, vault: vault.held, door };
};

describe("a safety plan with a vault", () => {
  test("goes into the vault on the first unlock, and still opens without it", async () => {
    const { store, browser, vault } = make(planOf("Nina"));
    expect((await store.read())?.people).toBe("Nina");
    expect(vault.plan?.people).toBe("Nina");
    expect(browser.plan?.people).toBe("Nina");
  });

  test("written while the vault was locked is brought in when it opens", async () => {
    const { store, vault, door } = make(planOf("Nina"));
    await store.read();
    door.open = false;
    await store.write(planOf("Nina\nSam"));
    expect(vault.plan?.people).toBe("Nina");
    door.open = true;
    await store.read();
    expect(vault.plan?.people).toBe("Nina\nSam");
  });

  test("changed on another device is the one that is shown", async () => {
    const { store, browser, vault } = make(planOf("Nina"));
    await store.read();
    vault.plan = planOf("Nina\nDr Osei");
    expect((await store.read())?.people).toBe("Nina\nDr Osei");
    expect(browser.plan?.people).toBe("Nina\nDr Osei");
  });

  test("written in two places keeps every line of both, once", async () => {
    const { store, vault } = make(planOf("Nina\nSam"), planOf("Nina\nDr Osei"));
    expect((await store.read())?.people).toBe("Nina\nDr Osei\nSam");
    expect(vault.plan?.people).toBe("Nina\nDr Osei\nSam");
  });

  test("of somebody else who used this browser stays out of it", async () => {
    const { store, vault, door } = make(planOf("Nina"));
    await store.read();
    vault.plan = null;
    door.uid = "ben";
    expect(await store.read()).toBeNull();
    expect(vault.plan).toBeNull();
  });

  test("deleted is deleted in both", async () => {
    const { store, browser, vault } = make(planOf("Nina"));
    await store.read();
    await store.remove();
    expect([browser.plan, vault.plan]).toEqual([null, null]);
  });
});
