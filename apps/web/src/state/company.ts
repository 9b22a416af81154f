import { storage } from "../storage.ts";

/** How the companion keeps somebody company around the app. */
export type Company = "awake" | "asleep";

const watchers = new Set<() => void>();

/** null: it stays on its own page, as it does for everybody who did not ask for more. */
export const companyHere = (): Company | null => {
  const kept = storage.company.get();
  return kept === "awake" || kept === "asleep" ? kept : null;
};

export const setCompany = (company: Company | null): void => {
  if (company) storage.company.set(company);
  else storage.company.remove();
  for (const changed of watchers) changed();
};

export const watchCompany = (changed: () => void): (() => void) => {
  watchers.add(changed);
  return () => watchers.delete(changed);
};
