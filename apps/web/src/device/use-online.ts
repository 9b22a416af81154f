import { useSyncExternalStore } from "react";

export const isOnline = (): boolean => navigator.onLine;

export const watchConnection = (changed: () => void): (() => void) => {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
};

/** Whether the device has a network at all; a page that is being built has one. */
export const useOnline = (): boolean => useSyncExternalStore(watchConnection, isOnline, () => true);
