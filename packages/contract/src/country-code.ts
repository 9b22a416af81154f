import { z } from "zod";

/** ISO 3166, two letters, in either case. */
export const countryCode = z
  .string()
  .regex(/^[A-Za-z]{2}$/)
  .transform((code) => code.toUpperCase());
