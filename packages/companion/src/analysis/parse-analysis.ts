import type { JSONSchema7 } from "@ai-sdk/provider";
import { analysisParts } from "@app/contract/analysis-report";
import { limits } from "@app/contract/limits";
import { z } from "zod";

const line = (maxChars: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, " ").trim())
    .pipe(z.string().min(2).max(maxChars));

const ref = z
  .string()
  .transform((text) => text.replace(/[[\]]/g, "").trim())
  .pipe(z.string().regex(/^S\d{1,4}$/));

const noteKinds = ["feelings", "styles", "strengths", "relationships", "helped"] as const;

const mapAnswer = z.object({
  sessions: z
    .array(
      z.object({
        ref,
        themes: z
          .array(z.object({ name: line(60), weight: z.number().min(1).max(5) }))
          .max(6)
          .default([]),
        notes: z
          .array(
            z.object({
              kind: z.enum(noteKinds),
              text: line(300),
              quote: z.string().max(400).nullish(),
            }),
          )
          .max(12)
          .default([]),
      }),
    )
    .min(1),
});
export type MapAnswer = z.output<typeof mapAnswer>;

const refs = z.array(ref).min(1);

const reduceAnswer = z.object({
  themes: z
    .array(z.object({ name: line(60), names: z.array(line(60)).min(1) }))
    .min(1)
    .max(8),
  claims: z
    .array(
      z.object({
        part: z.enum(analysisParts),
        text: line(400),
        quote: z.string().max(400).nullish(),
        refs,
        sure: z.number().int().min(1).max(3),
      }),
    )
    .min(3)
    .max(30),
  suggestions: z
    .array(z.object({ text: line(400), refs }))
    .min(limits.analysis.suggestions)
    .max(12),
});
export type ReduceAnswer = z.output<typeof reduceAnswer>;

const words = { type: "string" } as const;
const maybeWords: JSONSchema7 = { type: ["string", "null"] };
const shape = (properties: Record<string, JSONSchema7>): JSONSchema7 => ({
  type: "object",
  properties,
  required: Object.keys(properties),
});
const many = (items: JSONSchema7, minItems: number, maxItems: number): JSONSchema7 => ({
  type: "array",
  items,
  minItems,
  maxItems,
});

/** The same for models that can keep to a shape; lengths and marks are checked above. */
export const mapSchema: JSONSchema7 = shape({
  sessions: {
    type: "array",
    minItems: 1,
    items: shape({
      ref: words,
      themes: many(shape({ name: words, weight: { enum: [1, 2, 3, 4, 5] } }), 0, 3),
      notes: many(shape({ kind: { enum: [...noteKinds] }, text: words, quote: maybeWords }), 0, 5),
    }),
  },
});

export const reduceSchema: JSONSchema7 = shape({
  themes: many(shape({ name: words, names: many(words, 1, 8) }), 1, 5),
  claims: many(
    shape({
      part: { enum: [...analysisParts] },
      text: words,
      quote: maybeWords,
      refs: many(words, 1, 8),
      sure: { enum: [1, 2, 3] },
    }),
    3,
    18,
  ),
  suggestions: many(
    shape({ text: words, refs: many(words, 1, 8) }),
    limits.analysis.suggestions,
    6,
  ),
});

const jsonIn = (reply: string): unknown => {
  const from = reply.indexOf("{");
  const to = reply.lastIndexOf("}");
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(reply.slice(from, to + 1));
  } catch {
    return undefined;
  }
};

/** Null when it is of no use, or names a session that was not there. */
export const parseMap = (reply: string, known: ReadonlySet<string>): MapAnswer | null => {
  const answer = mapAnswer.safeParse(jsonIn(reply)).data ?? null;
  return answer?.sessions.every((session) => known.has(session.ref)) ? answer : null;
};

export const parseReduce = (reply: string, known: ReadonlySet<string>): ReduceAnswer | null => {
  const answer = reduceAnswer.safeParse(jsonIn(reply)).data ?? null;
  if (!answer) return null;
  const named = [...answer.claims, ...answer.suggestions].flatMap((one) => one.refs);
  return named.every((one) => known.has(one)) ? answer : null;
};
