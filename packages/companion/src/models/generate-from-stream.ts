import type { LanguageModelV4GenerateResult, LanguageModelV4StreamResult } from "@ai-sdk/provider";
import { ModelFailure } from "./model-failure.ts";

/** A whole answer is a stream read to its end, so that both ways share one reader. */
export const generateFromStream = async (
  open: () => PromiseLike<LanguageModelV4StreamResult>,
): Promise<LanguageModelV4GenerateResult> => {
  const { stream } = await open();
  let text = "";
  for await (const part of stream) {
    if (part.type === "text-delta") text += part.delta;
    if (part.type === "error") throw part.error;
    if (part.type === "finish")
      return {
        content: [{ type: "text", text }],
        finishReason: part.finishReason,
        usage: part.usage,
        warnings: [],
      };
  }
  throw new ModelFailure("ended_early");
};
