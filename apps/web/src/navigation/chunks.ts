import { timings } from "@app/contract/timings";
import { storage } from "../storage.ts";

export type ChunkFailure = "missing" | "timeout" | "offline";
export type ChunkErrorCode = "CHUNK_LOAD_FAILED" | "CSS_CHUNK_LOAD_FAILED";

/** A part of the page that did not come, by name and by how it failed. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
  readonly chunk: string;
  readonly failure: ChunkFailure;
  readonly code: ChunkErrorCode;

  constructor(chunk: string, failure: ChunkFailure, code: ChunkErrorCode, cause?: unknown) {
    const kind = code === "CSS_CHUNK_LOAD_FAILED" ? "CSS chunk" : "chunk";
    super(`Loading ${kind} ${chunk} failed (${failure})`, { cause });
    this.chunk = chunk;
    this.failure = failure;
    this.code = code;
  }
}

/** Longer than a chunk may take, so that one that times out again after the reload counts as the same failure. */
const reloadQuietMs = 2 * timings.chunks.loadTimeoutMs;

/** A browser may not notice that its line is cut; the worker that opened this page from its store does. */
export const isOffline = (): boolean =>
  globalThis.navigator?.onLine === false ||
  globalThis.document?.documentElement.dataset["line"] === "cut";

/** Vite's own words; it throws them before it imports the code the style belongs to. */
const isStyleFailure = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("Unable to preload CSS");

const chunkErrorOf = (chunk: string, cause: unknown): ChunkLoadError =>
  cause instanceof ChunkLoadError
    ? cause
    : new ChunkLoadError(
        chunk,
        isOffline() ? "offline" : "missing",
        isStyleFailure(cause) ? "CSS_CHUNK_LOAD_FAILED" : "CHUNK_LOAD_FAILED",
        cause,
      );

type Reloading = { nowMs?: () => number; reload?: () => void };

/**
 * A deploy replaces the chunks a page that is already open asks for; a fresh page asks for the new ones.
 * Answers whether the page is going: not twice in a row, and not while a fresh page could not come either.
 */
export const reloadOnce = ({
  nowMs = Date.now,
  reload = () => window.location.reload(),
}: Reloading = {}): boolean => {
  if (isOffline()) return false;
  const lastMs = storage.chunkReloadAt.get();
  if (lastMs !== undefined && nowMs() - lastMs < reloadQuietMs) return false;
  storage.chunkReloadAt.set(nowMs());
  reload();
  return true;
};

/** Loads a part of the page within the time a part may take. */
export const loadChunk = async <T>(
  chunk: string,
  load: () => Promise<T>,
  timeoutMs: number = timings.chunks.loadTimeoutMs,
): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ChunkLoadError(chunk, "timeout", "CHUNK_LOAD_FAILED")),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    throw chunkErrorOf(chunk, error);
  } finally {
    clearTimeout(timer);
  }
};

/** How many parts are being fetched that nobody has asked for yet. */
let ahead = 0;

/** Fetches a part before it is needed. Where it does not come, nobody is told: whoever needs it asks again. */
export const fetchAhead = async (load: () => Promise<unknown>): Promise<void> => {
  ahead++;
  try {
    await load();
  } catch {
    // said above
  } finally {
    ahead--;
  }
};

type PreloadErrorEvent = Event & { payload?: unknown };

/** Longer than a page may take to answer. Whoever is still here then has not left: a file that is saved begins the same way. */
const goingMs = timings.chunks.loadTimeoutMs;

/** Not every phone says that a page is about to go, so a press on a link that the router leaves alone counts too. */
const opensAnotherPage = (event: Event): boolean => {
  const link = event.target instanceof Element && event.target.closest("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || event.defaultPrevented) return false;
  const { protocol, pathname } = window.location;
  return link.protocol === protocol && link.pathname !== pathname;
};

/**
 * Vite tells of a chunk it could not load; while the page reloads, nobody needs to see the error.
 * As soon as another page is asked for, Firefox and WebKit end whatever this one still loads. Then nothing is
 * missing, and a reload would hold back whoever is on the way out, to the helplines among others.
 */
export const reloadOnPreloadError = (target: EventTarget, reloading: Reloading = {}): void => {
  const nowMs = reloading.nowMs ?? Date.now;
  let goingSinceMs = Number.NEGATIVE_INFINITY;
  const noteGoing = () => {
    goingSinceMs = nowMs();
  };
  target.addEventListener("beforeunload", noteGoing);
  target.addEventListener("click", (event) => {
    if (opensAnotherPage(event)) noteGoing();
  });
  target.addEventListener("vite:preloadError", (event: PreloadErrorEvent) => {
    if (ahead > 0 || nowMs() - goingSinceMs < goingMs) return;
    if (reloadOnce(reloading)) event.preventDefault();
  });
};
