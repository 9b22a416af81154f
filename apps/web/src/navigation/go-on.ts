import type { ClientInstrumentation } from "react-router";
import { storage } from "../storage.ts";
import { ChunkLoadError, isOffline } from "./chunks.ts";

type Here = {
  /** How this page was opened, as the browser calls it. */
  opened?: string | undefined;
  /** Hears what did not come, before the page is left: what is sent after that may be lost. */
  tell: (error: ChunkLoadError) => void;
  assign?: (address: string) => void;
};

/** How the browser came to this page. */
export const howOpened = (): string | undefined =>
  performance
    .getEntriesByType("navigation")
    .map((entry) => (entry as PerformanceNavigationTiming).type)[0]; // what entries of this name are

/** Before any part of the next page is asked for: drawn first, it would be noted too late where a part fails at once. */
export const notesTheWay: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: async (go, { to }) => {
        if (typeof to !== "string" || !to.startsWith("/")) return void (await go());
        storage.onTheWay.set(to);
        await go();
        if (storage.onTheWay.get() === to) storage.onTheWay.remove();
      },
    }),
};

/**
 * A deploy replaces the parts of a page that is open. The router then loads the page anew, and
 * whoever was on the way to another arrives there.
 */
export const goOn = ({
  opened = howOpened(),
  assign = (address) => window.location.assign(address),
  tell,
}: Here): void => {
  const next = storage.onTheWay.get();
  storage.onTheWay.remove();
  if (!next || opened !== "reload") return;
  // What stands behind the question mark may be a code out of a letter.
  const page = next.replace(/[?#].*$/, "");
  tell(new ChunkLoadError(page, isOffline() ? "offline" : "missing", "CHUNK_LOAD_FAILED"));
  assign(next);
};

/** A part may be late once; a page that finds none of its parts twice is not coming. */
const mostOpenings = 2;

/** For a page that arrives as a mere frame: whether its parts can be waited for, or it would load anew for ever. */
export const canOpen = (): boolean => {
  const before = storage.openings.get() ?? 0;
  if (isOffline() || before >= mostOpenings) {
    storage.openings.remove();
    return false;
  }
  storage.openings.set(before + 1);
  return true;
};

export const noteOpened = (): void => storage.openings.remove();
