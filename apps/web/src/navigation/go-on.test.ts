import { createMemoryRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { storage } from "../storage.ts";
import { canOpen, goOn, noteOpened, notesTheWay } from "./go-on.ts";

beforeEach(() => {
  storage.onTheWay.remove();
  storage.openings.remove();
});

test("whoever was on the way when the page loaded anew arrives, and it is said what did not come", () => {
  const assign = vi.fn();
  const tell = vi.fn();
  storage.onTheWay.set("/wall?page=2");
  goOn({ opened: "reload", assign, tell });
  expect(tell.mock.calls).toMatchObject([
    [{ name: "ChunkLoadError", chunk: "/wall", failure: "missing" }],
  ]);
  expect(assign).toHaveBeenCalledExactlyOnceWith("/wall?page=2");
  expect(tell.mock.invocationCallOrder[0]).toBeLessThan(assign.mock.invocationCallOrder[0] ?? 0);
  goOn({ opened: "reload", assign, tell });
  expect(assign).toHaveBeenCalledTimes(1);
  expect(tell).toHaveBeenCalledTimes(1);
});

test("where somebody is going is noted before a part is asked for, and forgotten once they are there", async () => {
  const noted: (string | undefined)[] = [];
  const router = createMemoryRouter(
    [
      { path: "/" },
      {
        path: "/wall",
        lazy: async () => {
          noted.push(storage.onTheWay.get());
          return { element: null };
        },
      },
    ],
    { instrumentations: [notesTheWay] },
  );
  await router.navigate("/wall?page=2");
  expect(noted).toEqual(["/wall?page=2"]);
  expect(storage.onTheWay.get()).toBeUndefined();
});

test("a page that was opened by a link leads nowhere else, and forgets", () => {
  const assign = vi.fn();
  const tell = vi.fn();
  storage.onTheWay.set("/wall");
  goOn({ opened: "navigate", assign, tell });
  expect(tell).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
  expect(storage.onTheWay.get()).toBeUndefined();
});

test("a page that never opens stops after two tries, and may be tried again", () => {
  expect([canOpen(), canOpen(), canOpen()]).toEqual([true, true, false]);
  expect(canOpen()).toBe(true);
});

test("a page that opened begins to count anew", () => {
  canOpen();
  canOpen();
  noteOpened();
  expect(canOpen()).toBe(true);
});

test("without a connection nothing is waited for", () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(canOpen()).toBe(false);
  vi.unstubAllGlobals();
});
