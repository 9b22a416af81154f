import { timings } from "@app/contract/timings";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { storage } from "../storage.ts";
import {
  ChunkLoadError,
  fetchAhead,
  loadChunk,
  reloadOnce,
  reloadOnPreloadError,
} from "./chunks.ts";

const failureOf = (loading: Promise<unknown>): Promise<unknown> =>
  loading.then(
    () => undefined,
    (error: unknown) => error,
  );

beforeEach(() => storage.chunkReloadAt.remove());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("loading a chunk", () => {
  test("hands over what was loaded", async () => {
    await expect(loadChunk("talk", async () => "the room")).resolves.toBe("the room");
  });

  test("names the chunk and the failure when it is missing", async () => {
    const cause = new TypeError("Failed to fetch dynamically imported module");
    const error = await failureOf(loadChunk("talk", () => Promise.reject(cause)));
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({
      name: "ChunkLoadError",
      chunk: "talk",
      failure: "missing",
      code: "CHUNK_LOAD_FAILED",
      cause,
    });
    expect(String(error)).toContain("talk");
  });

  test("gives a style its own code", async () => {
    const cause = new Error("Unable to preload CSS for /static/css/talk-1.css");
    const error = await failureOf(loadChunk("talk", () => Promise.reject(cause)));
    expect(error).toMatchObject({ code: "CSS_CHUNK_LOAD_FAILED", failure: "missing" });
  });

  test("says so when there is no connection", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const error = await failureOf(loadChunk("talk", () => Promise.reject(new TypeError())));
    expect(error).toMatchObject({ failure: "offline" });
  });

  test("waits as long as a chunk may take, and no longer", async () => {
    vi.useFakeTimers();
    let error: unknown;
    void failureOf(loadChunk("talk", () => new Promise(() => {}))).then((failure) => {
      error = failure;
    });
    await vi.advanceTimersByTimeAsync(timings.chunks.loadTimeoutMs - 1);
    expect(error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(error).toMatchObject({ failure: "timeout", chunk: "talk" });
  });
});

describe("reloading after a deploy", () => {
  test("happens once, and not in a circle", () => {
    const reload = vi.fn();
    const nowMs = () => 1_000_000;
    expect(reloadOnce({ nowMs, reload })).toBe(true);
    expect(reloadOnce({ nowMs, reload })).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("a chunk that times out again after the reload does not reload again", () => {
    const reload = vi.fn();
    reloadOnce({ nowMs: () => 1_000_000, reload });
    reloadOnce({ nowMs: () => 1_000_000 + timings.chunks.loadTimeoutMs + 5_000, reload });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("happens again for the next deploy", () => {
    const reload = vi.fn();
    reloadOnce({ nowMs: () => 1_000_000, reload });
    reloadOnce({ nowMs: () => 1_000_000 + 3 * timings.chunks.loadTimeoutMs, reload });
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("never takes the page away from somebody who is offline", () => {
    vi.stubGlobal("navigator", { onLine: false });
    const reload = vi.fn();
    expect(reloadOnce({ reload })).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test("hides the error while the page goes, and shows it the second time", () => {
    const target = new EventTarget();
    const reload = vi.fn();
    reloadOnPreloadError(target, { reload });
    const event = () => new Event("vite:preloadError", { cancelable: true });
    expect(target.dispatchEvent(event())).toBe(false);
    expect(target.dispatchEvent(event())).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("leaves somebody alone who is on the way to another page", () => {
    const target = new EventTarget();
    const reload = vi.fn();
    let now = 1_000_000;
    reloadOnPreloadError(target, { reload, nowMs: () => now });
    const fail = () => target.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
    target.dispatchEvent(new Event("beforeunload"));
    expect(fail()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    // Whoever is still here after that has not left.
    now += timings.chunks.loadTimeoutMs;
    expect(fail()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("leaves the page as it is when what failed was only fetched ahead", async () => {
    const target = new EventTarget();
    const reload = vi.fn();
    reloadOnPreloadError(target, { reload });
    const fail = () => target.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
    await fetchAhead(async () => {
      expect(fail()).toBe(true);
      throw new Error("gone");
    });
    expect(reload).not.toHaveBeenCalled();
    expect(fail()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
