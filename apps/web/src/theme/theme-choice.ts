import type { Theme } from "@app/contract/calls/settings";
import { useSyncExternalStore } from "react";
import { storage } from "../storage.ts";
import { isDarkTheme, setDark, watchLight } from "./theme.ts";

const systemIsDark = (): boolean => matchMedia("(prefers-color-scheme: dark)").matches;

/** For those who save it themselves, or have it from the account. */
export const setTheme = (theme: Theme): void => {
  if (theme === "system") setDark(systemIsDark(), true);
  else setDark(theme === "dark");
  storage.lightUnsaved.remove();
};

export const themeHere = (): Theme => {
  if (storage.followsSystem.get()) return "system";
  return isDarkTheme() ? "dark" : "light";
};

/** What is chosen in this browser. */
export const useTheme = (): Theme => useSyncExternalStore(watchLight, themeHere, () => "dark");
