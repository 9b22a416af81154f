import { quickExitAddress } from "@app/content/quick-exit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storage } from "../storage.ts";
import { leaveNow, watchForLeaving } from "./quick-exit.ts";

const page = () => {
  const order: string[] = [];
  const style = {
    set display(value: string) {
      order.push(`display ${value}`);
    },
  };
  return {
    order,
    // Only what leaving touches is there.
    document: { documentElement: { style }, title: "A conversation" } as unknown as Document,
    location: { replace: (address: string | URL) => order.push(`replace ${address}`) },
  };
};

const watched = () => {
  const leave = vi.fn();
  const listeners = new Map<string, (event: unknown) => void>();
  watchForLeaving(
    { addEventListener: (type, listener) => listeners.set(type, listener as () => void) }, // functions are what it is given
    leave,
  );
  const press = (timeStamp: number, change: object = {}) =>
    listeners.get("keydown")?.({
      key: "Escape",
      repeat: false,
      isComposing: false,
      timeStamp,
      ...change,
    });
  return { leave, press };
};

beforeEach(() => storage.draft.of("a").set("half a thought"));
afterEach(() => {
  storage.draft.clear();
  storage.left.remove();
});

test("leaving clears the screen before it goes, and takes the place of the page", () => {
  const { order, ...leaving } = page();
  leaveNow(leaving);
  expect(order).toEqual(["display none", `replace ${quickExitAddress}`]);
  expect(leaving.document.title).not.toContain("conversation");
});

test("leaving takes along what was typed, and remembers to stay away", () => {
  const { order: _, ...leaving } = page();
  leaveNow(leaving);
  expect(storage.draft.of("a").get()).toBeUndefined();
  expect(storage.left.get()).toBe(quickExitAddress);
});

test("Escape twice within a second leaves; once, or twice slowly, does not", () => {
  const { leave, press } = watched();
  press(1_000);
  press(2_500);
  expect(leave).not.toHaveBeenCalled();
  press(3_400);
  expect(leave).toHaveBeenCalledTimes(1);
});

test("a key held down, or one that ends a word being composed, is no wish to leave", () => {
  const { leave, press } = watched();
  press(1_000);
  press(1_100, { repeat: true });
  press(1_200, { isComposing: true });
  press(1_300, { key: "a" });
  expect(leave).not.toHaveBeenCalled();
});

test("the exit leads out of the product, over https", () => {
  expect(quickExitAddress).toMatch(/^https:\/\/(?!localhost)/);
});
