import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether the page is in a browser and past its first drawing, which has to be what was built. Only then may
 * it show what the address or the browser's history holds beyond its path: the build knew neither.
 */
export const useIsHere = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
