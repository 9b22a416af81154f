import { useState, useSyncExternalStore } from "react";
import { type Company, companyHere, watchCompany } from "../../company.ts";
import { storage } from "../../storage.ts";
import { takeAlong } from "./take-along.ts";

const settings = {
  isSignedIn: () => storage.signedIn.get() === true,
  tellAccount: async (hasPet: boolean) => (await import("./tell-account.ts")).tellAccount(hasPet),
};

export const useCompany = () => {
  const company = useSyncExternalStore(watchCompany, companyHere, () => null);
  /** The choice is this browser's alone, because the account could not be told. */
  const [onlyHere, setOnlyHere] = useState(false);
  const choose = (wanted: Company | null) =>
    void takeAlong(wanted, settings).then((told) => setOnlyHere(!told));
  return { company, choose, onlyHere };
};
