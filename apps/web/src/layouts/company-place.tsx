import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { companyHere, watchCompany } from "../state/company.ts";

/** Nothing of it is loaded until somebody has taken the companion along. */
export const CompanyPlace = () => {
  const company = useSyncExternalStore(watchCompany, companyHere, () => null);
  const [Corner, setCorner] = useState<ComponentType | null>(null);
  const wanted = company !== null;
  useEffect(() => {
    if (wanted)
      void import("../features/zoki/company-corner.tsx")
        .then(({ CompanyCorner }) => setCorner(() => CompanyCorner))
        .catch(() => undefined);
  }, [wanted]);
  return wanted && Corner && <Corner />;
};
