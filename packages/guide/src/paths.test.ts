import { expect, test } from "vitest";
import { z } from "zod";
import { answerRoles, matterQuestions, type Path } from "./path.ts";
import { guidePaths } from "./paths.ts";
import { aboutItself, aboutLife, type WrittenAnswer } from "./written.ts";

const line = z.string().min(1);
const lines = z.array(line).min(1);

const path: z.ZodType<Path> = z.strictObject({
  id: line,
  name: line,
  way: line,
  invite: line,
  opens: z.strictObject({ any: lines, heavy: lines }),
  steps: z
    .array(
      z.strictObject({
        id: line,
        role: z.enum(answerRoles),
        label: line,
        kept: line,
        onlyAfter: z.array(z.enum(answerRoles)).exactOptional(),
      }),
    )
    .min(1),
  answers: z.record(z.enum(matterQuestions), lines),
  ending: z.strictObject({ titles: lines, cameWith: lines, gentle: lines, closings: lines }),
  endsWithout: z.array(z.enum(["step", "when", "obstacle"])).exactOptional(),
  exercise: line.exactOptional(),
});

const answer: z.ZodType<WrittenAnswer> = z.strictObject({
  id: line,
  says: lines,
  options: lines.exactOptional(),
});

test.each(guidePaths.map((one) => [one.id, one] as const))(
  "the path %s is written whole",
  (_, one) => {
    expect(path.safeParse(one).error?.issues ?? []).toEqual([]);
  },
);

test("every written answer has words, and a name of its own", () => {
  const all = [...aboutItself, ...aboutLife];
  for (const one of all) expect(answer.safeParse(one).error?.issues ?? [], one.id).toEqual([]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});
