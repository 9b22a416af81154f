import { useSyncExternalStore } from "react";
import { identity } from "../identity/identity.ts";

/** Whether an account's sign-in ended here without its person signing out. */
export const useSignInEnded = (): boolean =>
  useSyncExternalStore(identity.subscribe, identity.hasEnded, () => false);
