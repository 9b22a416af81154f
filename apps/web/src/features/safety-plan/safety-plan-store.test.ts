import { expect, test } from "vitest";
import type { Records } from "./browser-records.ts";
import { emptyPlan } from "./safety-plan.ts";
import { createBrowserPlanStore } from "./safety-plan-store.ts";

const memoryRecords = () => {
  const held = new Map<string, unknown>();
  const records: Records = {
    get: async (name) => held.get(name),
    put: async (name, value) => void held.set(name, value),
    putIfNone: async (name, value) => {
      if (!held.has(name)) held.set(name, value);
      return held.get(name);
    },
    clear: async () => held.clear(),
  };
  return { held, records };
};

const plan = { ...emptyPlan, people: "Ana, 07700 900123" };

test("a plan comes back as it was written, also to a page opened later", async () => {
  const { records } = memoryRecords();
  expect(await createBrowserPlanStore({ records }).read()).toBeNull();
  await createBrowserPlanStore({ records }).write(plan);
  expect(await createBrowserPlanStore({ records }).read()).toEqual(plan);
});

test("what lies in the browser says nothing, and its key cannot be taken out", async () => {
  const { held, records } = memoryRecords();
  await createBrowserPlanStore({ records }).write(plan);
  const bytes = [...held.values()]
    .filter((value) => !(value instanceof CryptoKey))
    .map((value) => Buffer.from((value as { data: ArrayBuffer }).data).toString("latin1")) // the sealed plan
    .join();
  expect(bytes).not.toContain("Ana");
  expect(bytes.length).toBeGreaterThan(0);
  const keys = [...held.values()].filter((value) => value instanceof CryptoKey);
  expect(keys.map(({ extractable }) => extractable)).toEqual([false]);
});

test("two tabs that start at once seal under one key", async () => {
  const { records } = memoryRecords();
  const tabs = [createBrowserPlanStore({ records }), createBrowserPlanStore({ records })];
  await Promise.all(tabs.map((tab) => tab.write(plan)));
  for (const tab of tabs) expect(await tab.read()).toEqual(plan);
});

test("deleted is gone, the key with it", async () => {
  const { held, records } = memoryRecords();
  const store = createBrowserPlanStore({ records });
  await store.write(plan);
  await store.remove();
  expect(held.size).toBe(0);
  expect(await store.read()).toBeNull();
});
