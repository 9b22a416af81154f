import type { LanguageModelV4Usage } from "@ai-sdk/provider";

/** Nobody is billed by tokens here, so none are counted. */
export const unknownUsage: LanguageModelV4Usage = {
  inputTokens: {
    total: undefined,
    noCache: undefined,
    cacheRead: undefined,
    cacheWrite: undefined,
  },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};
