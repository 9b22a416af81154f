import { storage } from "../storage.ts";

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

export const isDarkTheme = (): boolean => document.body.classList.contains(darkClass);

/** The account hears of it with the next call, since many pages make none. */
export const setDark = (dark: boolean, followsSystem = false): void => {
  document.body.classList.toggle(darkClass, dark);
  storage.darkMode.set(dark);
  storage.followsSystem[followsSystem ? "set" : "remove"](true);
  storage.lightUnsaved.set(true);
  for (const changed of watchers) changed();
};

/** What changes the light when it is pressed, on pages with React and without. */
export const lightMark = "data-light";

export const watchLightSwitch = (target: Pick<EventTarget, "addEventListener">): void =>
  target.addEventListener("click", ({ target: pressed }) => {
    if (pressed instanceof Element && pressed.closest(`[${lightMark}]`)) setDark(!isDarkTheme());
  });
