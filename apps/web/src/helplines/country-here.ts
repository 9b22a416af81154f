import { storage } from "../storage.ts";
import { guessCountry } from "./guess-country.ts";

/** The country somebody chose; else where the device says it is. */
export const countryHere = (): string | undefined => storage.country.get() ?? guessCountry();

/** The same for a call that takes it. */
export const countryForCall = (): { country?: string } => {
  const country = countryHere();
  return country ? { country } : {};
};
