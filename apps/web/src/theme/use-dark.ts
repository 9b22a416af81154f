import { useSyncExternalStore } from "react";
import { isDarkTheme, watchLight } from "./theme.ts";

/** Dusk is how every page arrives; before-paint.js has put the chosen light on the body before the first paint. */
export const useDark = (): boolean => useSyncExternalStore(watchLight, isDarkTheme, () => true);
