import { useEffect } from "react";
import { useStore } from "../state/use-store.ts";
import "./after-unlock.ts";
import { ownVault } from "./own-vault.ts";
import type { VaultState } from "./vault-store.ts";

/** How the vault stands, looked up anew whenever a page that shows it opens. */
export const useVault = (): VaultState => {
  useEffect(() => {
    void ownVault.load();
  }, []);
  return useStore(ownVault);
};
