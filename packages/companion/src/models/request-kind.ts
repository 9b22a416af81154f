import type { JSONSchema7, LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { limits } from "@app/contract/limits";
import { riskCategories, riskLevels } from "@app/contract/reply-events";

/** What a model is asked for; what is remembered of a session is part of its ending. */
export type RequestKind = "reply" | "listening" | "judging" | "ending" | "analysis";

/** Small models go on in the person's place; nothing behind such a mark is a reply. */
const othersTurn = ["\nPerson:", "\nUser:", "\nHuman:"];

const strings = (maxItems: number, maxLength: number): JSONSchema7 => ({
  type: "array",
  items: { type: "string", maxLength },
  maxItems,
});

const judgement: JSONSchema7 = {
  type: "object",
  properties: {
    level: { type: "string", enum: [...riskLevels] },
    category: { anyOf: [{ type: "string", enum: [...riskCategories] }, { type: "null" }] },
  },
  required: ["level", "category"],
  additionalProperties: false,
};

const ending: JSONSchema7 = {
  type: "object",
  properties: {
    title: { type: "string" },
    summary: { type: "string" },
    actions: strings(limits.action.perSessionMax, limits.action.maxChars),
    memories: strings(limits.memory.perSessionMax, limits.memory.maxChars),
  },
  // what is remembered is asked for only of whoever wants it
  required: ["title", "summary", "actions"],
  additionalProperties: false,
};

type Options = Pick<
  LanguageModelV4CallOptions,
  "temperature" | "maxOutputTokens" | "stopSequences" | "responseFormat"
>;

/** How freely, how long and in which form each is answered. Lengths leave room for languages that cost many tokens. */
export const requestOptions: Readonly<Record<RequestKind, Options>> = {
  reply: { temperature: 0.7, maxOutputTokens: 800, stopSequences: othersTurn },
  listening: { temperature: 0.4, maxOutputTokens: 200, stopSequences: othersTurn },
  judging: {
    temperature: 0,
    maxOutputTokens: 60,
    responseFormat: { type: "json", name: "judgement", schema: judgement },
  },
  ending: {
    temperature: 0.3,
    maxOutputTokens: 1_500,
    responseFormat: { type: "json", name: "ending", schema: ending },
  },
  analysis: { temperature: 0.3, maxOutputTokens: 3_000, responseFormat: { type: "json" } },
};
