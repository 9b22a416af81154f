import { useSyncExternalStore } from "react";
import { type Company, companyHere, watchCompany } from "../../state/company.ts";
import { companySettings } from "./company-settings.ts";
import { takeAlong } from "./take-along.ts";

export const useCompany = () => {
  const company = useSyncExternalStore(watchCompany, companyHere, () => null);
  const choose = (wanted: Company | null) => void takeAlong(wanted, companySettings);
  return { company, choose };
};
