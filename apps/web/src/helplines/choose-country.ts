import { loadChunk } from "../navigation/chunks.ts";
import { storage } from "../storage.ts";

/** What the browser has is enough for its pages; whoever is signed in finds it on other devices too. */
export const chooseCountry = async (country: string | null): Promise<void> => {
  if (country) storage.country.set(country);
  else storage.country.remove();
  if (!storage.signedIn.get()) return;
  const { saveCountry } = await loadChunk("save-country", () => import("./save-country.ts"));
  await saveCountry(country);
};
