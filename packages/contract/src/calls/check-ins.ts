import { z } from "zod";
import { defineCall } from "../call.ts";
import { countryCode } from "../country-code.ts";
import { formSafety } from "../form-fields.ts";
import { limits } from "../limits.ts";
import { selfCheckNames, selfCheckSizes } from "../self-checks.ts";
import { page } from "./session-shapes.ts";
import { recordId } from "./vault-fields.ts";

const { checkIn: size } = limits;

/** Five steps to either side of the middle, which is neither. */
const step = z.number().int().min(-2).max(2);

const mood = z.object({
  kind: z.literal("mood"),
  /** From heavy to bright. */
  pleasant: step,
  /** From none to a lot. */
  energy: step,
  word: z.string().trim().min(1).max(size.wordMaxChars).nullable(),
  note: z.string().trim().min(1).max(size.noteMaxChars).nullable(),
});
export type Mood = z.output<typeof mood>;

const takenSelfCheck = z
  .object({
    kind: z.literal("self-check"),
    check: z.enum(selfCheckNames),
    /** In the order of the published items. */
    answers: z.array(z.number().int().min(0).max(5)),
    /** The question after the items, which is not counted; null where it was left out, or there is none. */
    difficulty: z.number().int().min(0).max(3).nullable(),
  })
  .refine(
    ({ check, answers }) =>
      answers.length === selfCheckSizes[check].items &&
      answers.every((answer) => answer <= selfCheckSizes[check].answerMax),
    { error: "answers: one for each item, on its scale" },
  );
export type TakenSelfCheck = z.output<typeof takenSelfCheck>;

export const checkIn = z.object({
  id: recordId,
  at: z.iso
    .datetime()
    .refine((text) => Date.parse(text) >= Date.UTC(2000, 0, 1), { error: "this is too long ago" }),
  /** The day it was where the person was; another zone later does not move it. */
  day: z.iso.date(),
  entry: z.discriminatedUnion("kind", [mood, takenSelfCheck]),
});
export type CheckIn = z.output<typeof checkIn>;

/** How somebody is, in three taps, and their self-checks. Whoever has a vault keeps them there instead. */
export const checkInCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/users/me/check-ins",
    summary: "The check-ins that are not in a vault, newest first",
    access: "person",
    input: z.object({
      ...page,
      limit: z.coerce.number().int().min(1).max(size.pageMax).default(limits.session.pageDefault),
    }),
    output: z.object({ check_ins: z.array(checkIn), next_before: z.string().nullable() }),
    errors: ["invalid_input"],
  }),
  keep: defineCall({
    method: "PUT",
    path: "/api/users/me/check-ins/:id",
    summary: "Keep a check-in, or put another in its place; sent twice it is kept once",
    access: "person",
    input: z.object({ ...checkIn.shape, country: countryCode.optional() }),
    output: z.object({ check_in: checkIn, safety: formSafety }),
    words: ["entry"],
    errors: ["invalid_input"],
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/users/me/check-ins/:id",
    summary: "Remove a check-in",
    access: "person",
    input: z.object({ id: recordId }),
    output: z.object({ removed: z.literal(true) }),
    errors: ["invalid_input", "not_found"],
  }),
};
