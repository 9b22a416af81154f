// First, as in root.tsx: it sets the order of the layers, and this file runs before that one.
import "./ui/tokens.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { markLive } from "./device/mark-live.ts";
import { ErrorPage } from "./errors/error-boundary.tsx";
import { reportError } from "./errors/report-error.ts";
import { silenceConsole } from "./errors/silence-console.ts";
import { ChunkLoadError, reloadOnPreloadError } from "./navigation/chunks.ts";
import { canOpen, goOn, notesTheWay } from "./navigation/go-on.ts";
import { keepOffline } from "./offline/keep-offline.ts";
import { watchForLeaving } from "./quick-exit/quick-exit.ts";
import { watchLightSwitch } from "./theme/theme.ts";
import { growFields } from "./ui/grow-fields.ts";

if (import.meta.env.PROD) silenceConsole(globalThis.console);

reloadOnPreloadError(window);
window.addEventListener("error", (event) => reportError(event.error, { context: "window" }));
window.addEventListener("unhandledrejection", (event) =>
  reportError(event.reason, { context: "promise" }),
);

watchForLeaving(document);
watchLightSwitch(document);
growFields(document);
if (import.meta.env.PROD) keepOffline();

goOn({ tell: (didNotCome) => reportError(didNotCome, { context: "page" }) });

const hydrate = (): void =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[notesTheWay]} />
      </StrictMode>,
    );
  });

/** In place of a page whose parts do not come: the router would load it anew for ever. */
const showFailure = (frame: Element): void => {
  const place = document.createElement("div");
  frame.replaceWith(place);
  const error = new ChunkLoadError(window.location.pathname, "missing", "CHUNK_LOAD_FAILED");
  createRoot(place).render(<ErrorPage error={error} />);
  markLive();
};

// What was not written at build arrives as a mere frame.
const frame = document.querySelector("main[data-opening]");
if (frame && !canOpen()) showFailure(frame);
else hydrate();
