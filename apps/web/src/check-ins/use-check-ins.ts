import { useEffect } from "react";
import { useStore } from "../state/use-store.ts";
import { ownVault } from "../vault/own-vault.ts";
import "../vault/after-unlock.ts";
import type { CheckInsState } from "./check-ins.ts";
import { ownCheckIns } from "./own-check-ins.ts";

/** Looked up when a page that shows them opens, and whenever the vault opens or closes. */
export const useCheckIns = (): CheckInsState => {
  const open = useStore(ownVault).status === "open";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a vault that opened or closed shows others
  useEffect(() => {
    void ownCheckIns.load();
  }, [open]);
  return useStore(ownCheckIns);
};
