import { whenIdle } from "../device/when-idle.ts";

// A browser that refuses is a browser without offline pages, and nothing else is lost.
const register = () => navigator.serviceWorker?.register("/offline.js").catch(() => undefined);

/** The pages for a hard hour are stored once the page somebody came for is there and at rest. */
export const keepOffline = (): void => {
  const later = () => whenIdle(() => void register());
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later);
};
