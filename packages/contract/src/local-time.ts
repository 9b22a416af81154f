import { z } from "zod";

const isZone = (timeZone: string): boolean => {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
};

/** A zone by its name, never an offset: an offset does not know when summer ends. */
export const timeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z]/, "timeZone: this is not the name of a time zone")
  .refine(isZone, "timeZone: this is not the name of a time zone");

/** What a clock on the wall shows, without a zone. */
export const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, "local: write it as 2026-11-20T18:00")
  .refine((text) => {
    const read = new Date(`${text}Z`);
    return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
  }, "local: there is no such day or hour");
