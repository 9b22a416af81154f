import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isAsleep } from "./asleep/asleep-marks.ts";
import { reloadOnPreloadError } from "./chunks.ts";
import { keepOffline } from "./keep-offline.ts";
import { watchForLeaving } from "./quick-exit.ts";
import { reportError } from "./report-error.ts";
import { silenceConsole } from "./silence-console.ts";

if (import.meta.env.PROD) silenceConsole(globalThis.console);

reloadOnPreloadError(window);
window.addEventListener("error", (event) => reportError(event.error, { context: "window" }));
window.addEventListener("unhandledrejection", (event) =>
  reportError(event.reason, { context: "promise" }),
);

// A page that slept has listened for this since it was drawn.
if (!isAsleep(document)) watchForLeaving(document);
if (import.meta.env.PROD) keepOffline();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
