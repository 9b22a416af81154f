import { storage } from "../../storage.ts";
import type { TakeAlongSettings } from "./take-along.ts";

export const companySettings: TakeAlongSettings = {
  isSignedIn: () => storage.signedIn.get() === true,
  tellAccount: async (hasPet) => (await import("./tell-account.ts")).tellAccount(hasPet),
};
