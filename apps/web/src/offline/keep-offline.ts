// A browser that refuses is a browser without offline pages, and nothing else is lost.
const register = () => navigator.serviceWorker?.register("/offline.js").catch(() => undefined);

/** The pages for a hard hour are stored once the page somebody came for is there. */
export const keepOffline = (): void => {
  if (document.readyState === "complete") void register();
  else window.addEventListener("load", register);
};
