import type { JSONSchema7 } from "@ai-sdk/provider";
import { limits } from "@app/contract/limits";
import { z } from "zod";
import { parsePostSessionActions } from "./parse-post-session-actions.ts";

const line = (maxChars: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, " ").trim())
    .pipe(z.string().min(1).max(maxChars));

const { action, memory, session, summary } = limits;

const bullets = z.preprocess(
  (value) => (typeof value === "string" ? parsePostSessionActions(value) : value),
  z
    .array(
      z
        .string()
        .transform((text) =>
          text
            .replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, "")
            .replace(/\s+/g, " ")
            .trim(),
        )
        .pipe(z.string().min(3).max(action.maxChars)),
    )
    .min(action.perSessionMin)
    .max(action.perSessionMax)
    .refine((list) => new Set(list.map((text) => text.toLowerCase())).size === list.length),
);

const answer = z.object({
  title: line(session.titleMaxChars).transform((text) => text.replace(/\.$/, "")),
  summary: z.string().trim().min(20).max(summary.maxChars),
  actions: bullets,
  memories: z.array(z.string()).catch([]).default([]),
});

const texts = (maxLength: number): JSONSchema7 => ({
  type: "array",
  items: { type: "string", maxLength },
});

/** The same for models that can keep to a shape. */
export const outcomeSchema = (remember: boolean): JSONSchema7 => ({
  type: "object",
  properties: {
    title: { type: "string" },
    summary: { type: "string" },
    actions: {
      ...texts(action.maxChars),
      minItems: action.perSessionMin,
      maxItems: action.perSessionMax,
    },
    ...(remember
      ? { memories: { ...texts(memory.maxChars), maxItems: memory.perSessionMax } }
      : {}),
  },
  required: ["title", "summary", "actions", ...(remember ? ["memories"] : [])],
  additionalProperties: false,
});

type Answer = z.output<typeof answer>;
/** The whole, or the list alone where a model kept to the list's own form. */
export type ParsedOutcome = Answer | Pick<Answer, "actions">;

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

/** Reads a model's answer leniently and checks it strictly; null when it is of no use. */
export const parseOutcome = (reply: string): ParsedOutcome | null => {
  const json = jsonIn(reply);
  if (json !== undefined) return answer.safeParse(json).data ?? null;
  const actions = bullets.safeParse(reply);
  return actions.success ? { actions: actions.data } : null;
};

/** Why an answer is of no use, in words for whoever gave it. */
export const problemIn = (reply: string): string => {
  const json = jsonIn(reply);
  if (json === undefined) return "it was no JSON object";
  const issue = answer.safeParse(json).error?.issues[0];
  return issue ? `${issue.path.join(".")}: ${issue.message}` : "it could not be read";
};

/** A sentence to remember, where it is one. */
export const memoryLine = (text: string): string | null =>
  line(memory.maxChars).safeParse(text).data ?? null;
