import { brand } from "@app/contract/brand";
import { z } from "zod";
import { StartError } from "../start-error.ts";

const bareAddress = /^[^\s<>"@]+@[^\s<>"@]+$/;
const namedAddress = /^[^\r\n<>]+ <[^\s<>"@]+@[^\s<>"@]+>$/;

/** The push services of the browsers there are: Google's, Mozilla's, Apple's and Microsoft's. */
const usualPushHosts =
  "fcm.googleapis.com push.services.mozilla.com push.apple.com notify.windows.com";

export const postVariables = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (text) => bareAddress.test(text) || namedAddress.test(text),
      "must be an address, or a name and an address like this: A name <post@mail.example>",
    )
    .optional(),
  TEXT_URL: z.url({ protocol: /^https?$/ }).optional(),
  TEXT_TOKEN: z.string().min(1).optional(),
  PUSH_HOSTS: z.string().default(usualPushHosts),
};

export const postNotes: Record<keyof typeof postVariables, string> = {
  SMTP_URL:
    "Where mail leaves: smtps://user:password@host, or smtp://, which asks for TLS unless ?requireTLS=false is added",
  MAIL_FROM: "The address mail comes from; needed with SMTP_URL",
  TEXT_URL: "Where text messages leave: takes {to, text} as JSON by POST",
  TEXT_TOKEN: "The bearer token that service asks for, where it does",
  PUSH_HOSTS:
    "The push services that browsers may be reminded by, by their hosts; empty: nobody is reminded on a device. Nothing is asked before somebody switched it on for a browser",
};

export type PostChoice = {
  mail: { url: string; from: string } | null;
  texts: { url: string; token: string | null } | null;
  pushHosts: readonly string[];
};

type Read = z.output<z.ZodObject<typeof postVariables>>;

const mailChoice = ({ SMTP_URL: url, MAIL_FROM: from }: Read): PostChoice["mail"] => {
  if (!url) return null;
  if (!from) throw new StartError("MAIL_FROM is missing: SMTP_URL needs it.");
  return { url, from: bareAddress.test(from) ? `${brand.name} <${from}>` : from };
};

/** Where nothing is given, post is kept in the outbox for the operator to read. */
export const postChoice = (read: Read): PostChoice => ({
  mail: mailChoice(read),
  texts: read.TEXT_URL ? { url: read.TEXT_URL, token: read.TEXT_TOKEN ?? null } : null,
  pushHosts: read.PUSH_HOSTS.split(/[\s,]+/).filter((host) => host !== ""),
});
