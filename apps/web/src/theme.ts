import { useSyncExternalStore } from "react";
import { storage } from "./storage.ts";

const darkClass = "dark";
const watchers = new Set<() => void>();

export const watchLight = (changed: () => void) => {
  const system = matchMedia("(prefers-color-scheme: dark)");
  watchers.add(changed);
  // before-paint.js was there first and has repainted by then.
  system.addEventListener("change", changed);
  return () => {
    watchers.delete(changed);
    system.removeEventListener("change", changed);
  };
};

export const isDark = (): boolean => document.body.classList.contains(darkClass);

/** Dusk is how every page arrives; before-paint.js has put the chosen light on the body before the first paint. */
export const useDark = (): boolean => useSyncExternalStore(watchLight, isDark, () => true);

/** The account hears of it with the next call, since many pages make none. */
export const setDark = (dark: boolean, followsSystem = false): void => {
  document.body.classList.toggle(darkClass, dark);
  storage.darkMode.set(dark);
  storage.followsSystem[followsSystem ? "set" : "remove"](true);
  storage.lightUnsaved.set(true);
  for (const changed of watchers) changed();
};
