import { useSyncExternalStore } from "react";
import { storage } from "./storage.ts";

const darkClass = "dark";
const watchers = new Set<() => void>();

const watch = (changed: () => void) => {
  watchers.add(changed);
  return () => void watchers.delete(changed);
};

const isDark = (): boolean => document.body.classList.contains(darkClass);

/** Dusk is how every page arrives; before-paint.js has put the chosen light on the body before the first paint. */
export const useDark = (): boolean => useSyncExternalStore(watch, isDark, () => true);

export const setDark = (dark: boolean): void => {
  document.body.classList.toggle(darkClass, dark);
  storage.darkMode.set(dark);
  for (const changed of watchers) changed();
};
