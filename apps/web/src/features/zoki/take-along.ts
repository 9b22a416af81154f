import type { Api } from "@app/contract/api";
import type { Client } from "@app/contract/client";
import { type Company, setCompany } from "../../company.ts";

export type TakeAlongSettings = {
  pets: Pick<Client<Api>["pets"], "change">;
  isSignedIn: () => Promise<boolean>;
  report: (error: unknown) => void;
};

/**
 * It comes along, or stays, at once. Where somebody is signed in their account is told, and the
 * answer says whether that worked: without it the choice is this browser's alone.
 */
export const takeAlong = async (
  company: Company | null,
  { pets, isSignedIn, report }: TakeAlongSettings,
): Promise<boolean> => {
  setCompany(company);
  try {
    if (await isSignedIn()) await pets.change({ has_pet: company !== null });
    return true;
  } catch (error) {
    report(error);
    return false;
  }
};
