import { apiCalls as calls } from "@app/contract/api";
import { createClient } from "@app/contract/client";
import { identity } from "./identity/identity.ts";
import { storage } from "./storage.ts";
import { themeHere } from "./theme/theme-choice.ts";

/** Whoever is here is noted with the first call of a visit; when that fails, with the next one. */
const noteVisit = (): void => {
  if (storage.visited.get()) return;
  storage.visited.set(true);
  void api.users.here({}).catch(() => storage.visited.remove());
};

/** A light that was chosen beside a page is the account's too. */
const saveLight = (): void => {
  if (!storage.lightUnsaved.get()) return;
  storage.lightUnsaved.remove();
  void api.settings.change({ theme: themeHere() }).catch(() => storage.lightUnsaved.set(true));
};

export const api = createClient(calls, {
  fetch: (url, init) => fetch(url, init),
  token: async (refused) => {
    const token = await identity.token(refused);
    if (token) {
      noteVisit();
      saveLight();
    }
    return token;
  },
});
