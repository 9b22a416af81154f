import { useState, useSyncExternalStore } from "react";
import { api } from "../../api.ts";
import { type Company, companyHere, watchCompany } from "../../company.ts";
import { identity } from "../../identity.ts";
import { isOrdinary } from "../../problem.ts";
import { reportError } from "../../report-error.ts";
import { takeAlong } from "./take-along.ts";

const settings = {
  pets: api.pets,
  isSignedIn: async () => (await identity.token()) !== null,
  report: (error: unknown) => {
    if (!isOrdinary(error)) reportError(error, { userId: identity.uid(), context: "company" });
  },
};

export const useCompany = () => {
  const company = useSyncExternalStore(watchCompany, companyHere, () => null);
  /** The choice is this browser's alone, because the account could not be told. */
  const [onlyHere, setOnlyHere] = useState(false);
  const choose = (wanted: Company | null) =>
    void takeAlong(wanted, settings).then((told) => setOnlyHere(!told));
  return { company, choose, onlyHere };
};
