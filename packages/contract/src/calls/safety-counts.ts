import { z } from "zod";
import { defineCall } from "../call.ts";
import { riskCategories } from "../risk.ts";

/** How often ways to help were shown in one month for one kind of risk. Belongs to nobody. */
const safetyCount = z.object({
  year: z.number().int(),
  month: z.number().int().min(1).max(12),
  category: z.enum(riskCategories),
  times: z.number().int(),
});
export type SafetyCount = z.output<typeof safetyCount>;

export const safetyCountCalls = {
  read: defineCall({
    method: "GET",
    path: "/api/safety-counts",
    summary: "How often ways to help were shown, by year, month and kind of risk",
    access: "public",
    input: z.object({}),
    output: z.object({ counts: z.array(safetyCount) }),
    errors: [],
  }),
};
