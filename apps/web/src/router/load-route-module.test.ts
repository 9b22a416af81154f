import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storage } from "../storage.ts";
import { loadRouteModule } from "./load-route-module.ts";

const reload = vi.fn();

beforeEach(() => {
  storage.chunkReloadAt.remove();
  reload.mockClear();
  vi.stubGlobal("window", { location: { reload } });
});
afterEach(() => vi.unstubAllGlobals());

const there = { id: "a", module: "data:text/javascript,export const words = 'here'" };
const missing = { id: "b", module: "file:///nowhere/chunk-1.js" };

test("a route's chunk is loaded once and remembered", async () => {
  const loaded: Record<string, unknown> = {};
  const module = await loadRouteModule(there, loaded);
  expect(module).toMatchObject({ words: "here" });
  expect(await loadRouteModule({ ...there, module: missing.module }, loaded)).toBe(module);
});

test("a chunk that is gone reloads the page once, and then says so", async () => {
  void loadRouteModule(missing, {});
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  const loaded: Record<string, unknown> = {};
  const { default: draw } = (await loadRouteModule(missing, loaded)) as { default: () => void }; // what stands in its place
  expect(draw).toThrow(
    expect.objectContaining({ name: "ChunkLoadError", chunk: missing.module, failure: "missing" }),
  );
  expect(loaded).toEqual({});
  expect(reload).toHaveBeenCalledTimes(1);
});
