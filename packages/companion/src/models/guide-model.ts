import { setTimeout as wait } from "node:timers/promises";
import type { LanguageModelV4, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { generateFromStream } from "./generate-from-stream.ts";
import { unknownUsage } from "./unknown-usage.ts";

export const guideModelName = "guide";

/**
 * The guide behind the interface every model has. It knows its whole reply at once; words come one
 * by one because a block of text that jumps in reads as a form letter.
 */
export const createGuideModel = (settings: {
  write: () => Promise<string>;
  wordDelayMs: number;
}): LanguageModelV4 => {
  const doStream: LanguageModelV4["doStream"] = async ({ abortSignal }) => {
    abortSignal?.throwIfAborted();
    const words = (await settings.write()).match(/(?<!\s)\s*\S+/g) ?? [];
    const left = new AbortController();
    const signal = abortSignal ? AbortSignal.any([abortSignal, left.signal]) : left.signal;
    let next = 0;
    const stream = new ReadableStream<LanguageModelV4StreamPart>(
      {
        start(controller) {
          controller.enqueue({ type: "stream-start", warnings: [] });
          controller.enqueue({ type: "text-start", id: "0" });
        },
        async pull(controller) {
          try {
            signal.throwIfAborted();
            if (next > 0 && next < words.length && settings.wordDelayMs > 0)
              await wait(settings.wordDelayMs, undefined, { signal });
            const word = words[next];
            next += 1;
            if (word !== undefined) {
              controller.enqueue({ type: "text-delta", id: "0", delta: word });
              return;
            }
            controller.enqueue({ type: "text-end", id: "0" });
            controller.enqueue({
              type: "finish",
              usage: unknownUsage,
              finishReason: { unified: "stop", raw: undefined },
            });
            controller.close();
          } catch {
            if (!left.signal.aborted) controller.error(signal.reason);
          }
        },
        cancel() {
          left.abort();
        },
      },
      { highWaterMark: 0 },
    );
    return { stream };
  };
  return {
    specificationVersion: "v4",
    provider: guideModelName,
    modelId: guideModelName,
    supportedUrls: {},
    doStream,
    doGenerate: (options) => generateFromStream(() => doStream(options)),
  };
};
