import { z } from "zod";
import { errors } from "../error-catalogue.ts";
import { limits } from "../limits.ts";
import { page } from "./session-shapes.ts";

const { vault: size } = limits;
const incomplete = errors.encrypted_text_incomplete.detail;

/**
 * Both alphabets of base64. Words have spaces: a page that forgot to seal is refused. It looks for what
 * must not be there, since a pattern for the whole runs out of stack over seven million characters.
 */
const isSealedText = (text: string): boolean => !/[^A-Za-z0-9+/_=-]/.test(text);

export const encryptedData = z
  .string({ error: incomplete })
  .min(1, incomplete)
  .max(size.envelopeMaxChars, errors.envelope_too_large.detail)
  .refine(isSealedText, errors.not_sealed.detail);
export const param = z
  .string({ error: incomplete })
  .min(1, incomplete)
  .max(size.paramMaxChars)
  .refine(isSealedText, errors.not_sealed.detail);
export const threadId = z.string({ error: incomplete }).trim().min(1, incomplete).max(64);

/** Made by the page, so that the same save sent twice is one record. */
export const recordId = z
  .string()
  .regex(/^[\w-]+$/, "letters, digits, - and _ only")
  .min(8)
  .max(size.idMaxChars);
export const recordKind = z
  .string()
  .max(size.kindMaxChars)
  .regex(/^[a-z][a-z0-9-]*$/, "small letters, digits and - only");

export const expectedRevision = z
  .number()
  .int()
  .min(0)
  .optional()
  .describe(
    "The revision this change is based on; 0: there must be none yet; left out: whatever is there",
  );

/** Kept from an import; else it is now. Nothing was saved before this product was. */
export const createdAt = z.iso
  .datetime()
  .refine((text) => Date.parse(text) >= Date.UTC(2000, 0, 1), { error: "this is too long ago" })
  .optional();

export const listPage = {
  ...page,
  limit: z.coerce.number().int().min(1).max(size.listMax).default(limits.session.pageDefault),
};

export const wrapFields = {
  encryptedSeedPhrase: z.string({ error: incomplete }).min(1, incomplete).max(size.wrapMaxChars),
  salt: param,
  iv: param,
  passphraseHint: z.string().trim().max(size.hintMaxChars).nullish(),
};

export const forget = z
  .boolean()
  .default(false)
  .describe("Also remove the server's readable text of the session; it then answers 410");
