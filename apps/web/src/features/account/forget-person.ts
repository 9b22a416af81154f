import { endPushHere } from "../../device/push-here.ts";
import { identity } from "../../identity/identity.ts";
import { announceSignOut } from "../../identity/sign-out-signal.ts";
import { storage } from "../../storage.ts";

/** Says nothing about a person: the light of the screen. */
const impersonal: ReadonlySet<unknown> = new Set([storage.darkMode, storage.followsSystem]);

const forget = (entries: readonly (typeof storage)[keyof typeof storage][]): void => {
  for (const entry of entries)
    if (!impersonal.has(entry)) "clear" in entry ? entry.clear() : entry.remove();
};

const endSignIn = (): void => {
  void endPushHere();
  identity.forget();
  announceSignOut();
};

/** After a sign-out: what a person wrote here or was shown must not wait for the next one. */
export const forgetPerson = (): void => {
  const { draft, replying, help, outbox, moving, signedIn, accountHere, country } = storage;
  const { leftOpen, visited, talkedToday, lightUnsaved, company } = storage;
  forget([draft, replying, help, outbox, moving, signedIn, accountHere, country]);
  forget([leftOpen, visited, talkedToday, lightUnsaved, company]);
  endSignIn();
};

const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    // Open in another tab: the browser deletes it once that tab lets go.
    request.onblocked = () => resolve();
  });

const deleteDatabases = async (): Promise<void> => {
  try {
    const databases = await indexedDB.databases();
    await Promise.all(databases.map(({ name }) => name && deleteDatabase(name)));
  } catch {
    // A browser that keeps no databases has none to delete.
  }
};

/** After an account was deleted: nothing of it stays in this browser either. */
export const forgetBrowser = async (): Promise<void> => {
  forget(Object.values(storage));
  endSignIn();
  await deleteDatabases();
};
