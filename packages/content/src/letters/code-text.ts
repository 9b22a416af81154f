import { brand } from "@app/contract/brand";
import { sayMinutes } from "./said-times.ts";

/** A text message with a code. Its last line lets a phone offer the code on this page, and on no other. */
export const codeText = (values: { code: string; validMinutes: number; host: string }): string =>
  `${values.code} is your ${brand.name} code. It works for ${sayMinutes(values.validMinutes)}. Nobody will ever ask you for it.\n\n@${values.host} #${values.code}`;
