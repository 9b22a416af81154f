/** Later than this it happens however busy the page is. */
const latestMs = 4_000;

/** For what nobody waits for: it runs once the page has nothing else to do. */
export const whenIdle = (run: () => void): void => {
  // WebKit does not say when it is idle.
  if (typeof requestIdleCallback === "function")
    requestIdleCallback(() => run(), { timeout: latestMs });
  else setTimeout(run, latestMs / 4);
};
