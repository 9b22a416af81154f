import { useSyncExternalStore } from "react";
import type { Store } from "./store.ts";

export const useStore = <T>({ state, subscribe }: Pick<Store<T>, "state" | "subscribe">): T =>
  useSyncExternalStore(subscribe, state, state);
