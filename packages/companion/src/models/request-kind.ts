import type { JSONSchema7, LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { riskCategories, riskLevels } from "@app/contract/risk";

/** What a model is asked for; what is remembered of a session is part of its ending. */
export type RequestKind = "reply" | "listening" | "judging" | "ending" | "analysis";

/** Small models go on in the person's place; nothing behind such a mark is a reply. */
const othersTurn = ["\nPerson:", "\nUser:", "\nHuman:"];

/** What is asked beside a reply names itself so: a model on this machine keeps a place for it. */
export const judgementName = "judgement";

const judgement: JSONSchema7 = {
  type: "object",
  properties: {
    level: { type: "string", enum: [...riskLevels] },
    // a list of two types is not understood everywhere
    category: { enum: [...riskCategories, null] },
  },
  required: ["level", "category"],
  additionalProperties: false,
};

type Options = Pick<
  LanguageModelV4CallOptions,
  "temperature" | "maxOutputTokens" | "stopSequences" | "responseFormat"
>;

/** How freely, how long and in which form each is answered; whoever asks says more of the form. Lengths leave room for languages that cost many tokens. */
export const requestOptions: Readonly<Record<RequestKind, Options>> = {
  reply: { temperature: 0.7, maxOutputTokens: 800, stopSequences: othersTurn },
  listening: { temperature: 0.4, maxOutputTokens: 200, stopSequences: othersTurn },
  judging: {
    temperature: 0,
    maxOutputTokens: 60,
    responseFormat: { type: "json", name: judgementName, schema: judgement },
  },
  ending: { temperature: 0.3, maxOutputTokens: 1_500, responseFormat: { type: "json" } },
  analysis: { temperature: 0.3, maxOutputTokens: 3_000, responseFormat: { type: "json" } },
};
