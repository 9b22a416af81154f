import { z } from "zod";
import { brand } from "./brand.ts";
import { limits } from "./limits.ts";

const { usernameMinChars: minChars, usernameMaxChars: maxChars } = limits.person;

/** Nobody may look like somebody who speaks for the product. */
const ours = new Set([
  brand.slug,
  brand.companion.toLowerCase(),
  "admin",
  "administrator",
  "moderator",
  "operator",
  "staff",
  "support",
  "system",
]);

/** What is wrong with it, in the words people read; null when nothing is. */
export const usernameProblem = (name: string): string | null => {
  const chars = [...name].length;
  if (chars < minChars) return `Use at least ${minChars} characters.`;
  if (chars > maxChars) return `Use ${maxChars} characters at most.`;
  if (name.includes("@"))
    return "Leave out the @: this is a name, and an address is better kept private.";
  if (!/^[\p{L}\p{M}\p{N} .,_'’-]+$/u.test(name))
    return "Use letters, numbers, spaces, dots, hyphens and apostrophes.";
  if (!/[\p{L}\p{N}]/u.test(name)) return "Use at least one letter or number.";
  if (ours.has(name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")))
    return "This name would look as if it spoke for us. Choose another.";
  return null;
};

/** One way to write each name: no double spaces, and one form of every letter. */
export const plainUsername = (name: string): string =>
  name.normalize("NFC").replace(/\s+/gu, " ").trim();

export const username = z
  .string()
  .max(maxChars * 4)
  .transform(plainUsername)
  .superRefine((name, context) => {
    const problem = usernameProblem(name);
    if (problem) context.addIssue({ code: "custom", message: problem });
  });
