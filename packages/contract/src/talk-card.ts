import { z } from "zod";

/** The page at the end of a talk: the person's own answers, each under what it answered, theirs to change. */
export const talkCard = z.object({
  /** What the talk was led by, as the page names it; null where nothing led it. */
  path: z.string().max(60).nullable(),
  fields: z
    .array(
      z.object({ id: z.string().max(80), label: z.string().max(80), text: z.string().max(400) }),
    )
    .max(24),
});
export type TalkCard = z.output<typeof talkCard>;

/** Where a talk is on its path. */
export const talkPlace = z.object({
  path: z.string(),
  /** From one; `of` may grow or shrink as answers make questions needless. */
  step: z.number().int(),
  of: z.number().int(),
});
export type TalkPlace = z.output<typeof talkPlace>;
