import { z } from "zod";
import { StartError } from "../start-error.ts";

export const measureVariables = {
  ANALYTICS_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  ANALYTICS_SITE: z.string().min(1).max(200).optional(),
  COOKIES_START_OFF: z.stringbool().default(false),
};

export const measureNotes: Record<keyof typeof measureVariables, string> = {
  ANALYTICS_SCRIPT_URL:
    "A script that counts readers, for those who agreed; it runs in a closed frame, never in a page",
  ANALYTICS_SITE:
    "What that script calls this site; handed to it as data-domain and data-website-id",
  COOKIES_START_OFF:
    "Whether the switches for cookies start off; a browser may ask for that itself",
};

/** How readers are counted; null where they are not. */
export type MeasureChoice = { scriptUrl: string; site: string | null };

type Read = z.output<z.ZodObject<typeof measureVariables>>;

export const measureChoice = (read: Read): MeasureChoice | null => {
  if (read.ANALYTICS_SCRIPT_URL)
    return { scriptUrl: read.ANALYTICS_SCRIPT_URL, site: read.ANALYTICS_SITE ?? null };
  if (read.ANALYTICS_SITE)
    throw new StartError("ANALYTICS_SCRIPT_URL is missing: ANALYTICS_SITE needs it.");
  return null;
};
