import { z } from "zod";
import { helpline } from "./helpline.ts";
import { riskCategories, riskLevels } from "./risk.ts";

/** What a form that anybody may send carries against machines that fill in forms. */
export const formTraps = {
  /** Hidden from people; whoever fills it in is a machine. */
  website: z.string().max(200).optional(),
  /** From `contact.pass`, got when the form opened. */
  pass: z.string().max(200).optional(),
};

/** False when a limit kept it out and only the help below came through. */
export const formReceived = z.boolean();

/** What the words sounded like, with help that works where the person is; null where nothing did. */
export const formSafety = z
  .object({
    level: z.enum(riskLevels),
    category: z.enum(riskCategories).nullable(),
    helplines: z.array(helpline),
  })
  .nullable()
  .default(null);
export type FormSafety = z.output<typeof formSafety>;
