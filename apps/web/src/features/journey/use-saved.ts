import { useEffect, useState } from "react";
import { api } from "../../api.ts";
import { ownVault } from "../../vault/own-vault.ts";
import { useVault } from "../../vault/use-vault.ts";
import { createSaved } from "./saved.ts";

/** The saved things of whoever is signed in, opened and closed with their vault. */
export const useSaved = () => {
  const vault = useVault();
  const [saved] = useState(() => createSaved({ calls: api.vault, vault: ownVault }));
  const { status } = vault;
  const [listed, setListed] = useState(false);

  useEffect(() => {
    if (status === "locked" || status === "open" || status === "none")
      void saved.load().then(() => setListed(true));
  }, [saved, status]);
  useEffect(() => {
    if (status === "open" && listed) void saved.opened();
    if (status !== "open") saved.locked();
  }, [saved, status, listed]);

  return { vault, saved };
};
