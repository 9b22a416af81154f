import { type Company, setCompany } from "../../state/company.ts";

export type TakeAlongSettings = {
  /** Whether somebody has signed in with this browser. */
  isSignedIn: () => boolean;
  tellAccount: (hasPet: boolean) => Promise<void>;
};

/**
 * It comes along, or stays, at once. Where somebody is signed in their account is told, and the
 * answer says whether that worked: without it the choice is this browser's alone.
 */
export const takeAlong = async (
  company: Company | null,
  { isSignedIn, tellAccount }: TakeAlongSettings,
): Promise<boolean> => {
  setCompany(company);
  try {
    if (isSignedIn()) await tellAccount(company !== null);
    return true;
  } catch {
    return false;
  }
};
