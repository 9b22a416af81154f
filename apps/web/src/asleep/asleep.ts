import { reloadOnce } from "../chunks.ts";
import { askLayers } from "../first-visit/ask-layers.ts";
import { watchForLeaving } from "../quick-exit.ts";
import { laterMark, laterRel } from "./asleep-marks.ts";
import { awakeEvent } from "./awake-event.ts";
import { holdPresses } from "./hold-presses.ts";
import { isKnownHere } from "./is-known-here.ts";

/** Any of these, and somebody is there. */
const signs = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "scroll",
  "keydown",
  "focusin",
  "click",
];
const { pathname } = location;
const { layers: layersAddress = "", soon } = document.currentScript?.dataset ?? {};
/** A page that wakes by itself waits no longer than this for what it shows. */
const longestPaintMs = 3_000;

const afterParsing = (run: () => void): void => {
  if (document.readyState === "loading")
    addEventListener("DOMContentLoaded", () => run(), { once: true });
  else run();
};

let isLeaving = false;
const noteLeaving = (): void => {
  isLeaving = true;
};

/** The page may have slept through a deploy that replaced its parts. Whoever is on their way out is let go. */
const loadAnew = (): void => {
  if (!isLeaving) reloadOnce();
};

/** They stand in the head, which is read by now, so they are on their way while the rest is still read in. */
const loadParts = (): void => {
  addEventListener("beforeunload", noteLeaving);
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${laterRel}]`)) {
    link.onerror = loadAnew;
    link.rel = "modulepreload";
  }
};

/** The build held React's script back; here it goes on as it was written. */
const runReact = (): void => {
  const later = document.querySelector<HTMLScriptElement>(`script[${laterMark}]`);
  const script = document.createElement("script");
  script.type = "module";
  script.text = later?.text ?? "";
  script.onerror = loadAnew;
  document.body.append(script);
};

/** The questions of a first visit take the focus themselves; Escape may be the first of two, and a page loading anew would miss the second. */
const saysNothing = (event: Event): boolean =>
  (event.type === "focusin" && (event.target as Element).closest("dialog") !== null) || // what has the focus is an element
  (event.type === "keydown" && (event as KeyboardEvent).key === "Escape"); // what keydown brings

let isAwake = false;

const wake = (event?: Event): void => {
  if (isAwake || (event && saysNothing(event))) return;
  isAwake = true;
  for (const sign of signs) removeEventListener(sign, wake, true);
  loadParts();
  afterParsing(runReact);
};

/** What is read comes first, then what answers: the scripts stand in nobody's way. */
const wakeOncePainted = (): void => {
  const afterFrame = () => requestAnimationFrame(() => setTimeout(wake));
  if (document.readyState === "complete") afterFrame();
  else addEventListener("load", afterFrame, { once: true });
  // A picture that does not come, or a page in the background that is not painted, holds up nothing.
  setTimeout(wake, longestPaintMs);
};

/** A page that was left by a link inside the product can be gone back to while this one sleeps. */
const followHistory = (): void => {
  if (location.pathname !== pathname) location.reload();
};

const askHere = (): void => {
  const { search, hash } = location;
  askLayers({
    address: layersAddress,
    place: { pathname, search, hash },
    forgetHash: () => history.replaceState(history.state, "", pathname + location.search),
  });
};

watchForLeaving(document);
// Before the presses are held: what is held goes no further, and is a sign all the same.
for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
const letGo = holdPresses();
addEventListener("popstate", followHistory);
addEventListener("hashchange", askHere);
addEventListener(
  awakeEvent,
  () => {
    removeEventListener("beforeunload", noteLeaving);
    removeEventListener("popstate", followHistory);
    removeEventListener("hashchange", askHere);
    letGo();
  },
  { once: true },
);
if (isKnownHere({ hash: location.hash, isDark: document.body.classList.contains("dark") })) wake();
else if (soon !== undefined) wakeOncePainted();
afterParsing(askHere);
