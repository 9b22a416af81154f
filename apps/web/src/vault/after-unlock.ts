import { ownVault } from "./own-vault.ts";

/** What a feature does once the vault is open. */
type AfterUnlock = { afterUnlock: () => Promise<unknown> };

// Found by the name of the file, so that the vault knows no feature; each comes when it is needed.
const loaders = import.meta.glob<AfterUnlock>("../features/*/after-unlock.ts");

let wasOpen = false;

ownVault.subscribe(() => {
  const isOpen = ownVault.state().status === "open";
  if (isOpen && !wasOpen)
    // What could not be brought along stays where it is, and the next unlock tries again.
    for (const load of Object.values(loaders))
      void load()
        .then(({ afterUnlock }) => afterUnlock())
        .catch(() => undefined);
  wasOpen = isOpen;
});
