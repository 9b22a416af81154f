import { useEffect, useState } from "react";
import { api } from "../../api.ts";
import { useStore } from "../../state/use-store.ts";
import { ownOutbox } from "../../vault/own-outbox.ts";
import { ownVault } from "../../vault/own-vault.ts";
import { useVault } from "../../vault/use-vault.ts";
import { createSaved } from "./saved.ts";

/** The saved things of whoever is signed in, opened and closed with their vault. */
export const useSaved = () => {
  const vault = useVault();
  const [saved] = useState(() => createSaved({ calls: api.vault, vault: ownVault }));
  const { status } = vault;
  const [listed, setListed] = useState(false);
  const waiting = useStore(ownOutbox).waiting.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save that was finished just now belongs in the list
  useEffect(() => {
    if (status === "locked" || status === "open" || status === "none")
      void saved.load().then(() => setListed(true));
  }, [saved, status, waiting]);
  useEffect(() => {
    if (status === "open" && listed) void saved.opened();
    if (status !== "open") saved.locked();
  }, [saved, status, listed]);

  return { vault, saved };
};
