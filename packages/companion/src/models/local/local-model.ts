import type { LanguageModelV4, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { generateFromStream } from "../generate-from-stream.ts";
import { ModelFailure } from "../model-failure.ts";
import { promptText } from "../prompt-text.ts";
import { judgementName } from "../request-kind.ts";
import { unknownUsage } from "../unknown-usage.ts";
import type { ChatMessage, EngineRequest, ModelLane } from "./engine-messages.ts";
import type { ModelEngine } from "./engine-process.ts";

type Options = Parameters<LanguageModelV4["doStream"]>[0];

const talkTemperature = 0.7;

const laneOf = ({ responseFormat }: Options): ModelLane => {
  if (responseFormat?.type !== "json") return "talk";
  return responseFormat.name === judgementName ? "aside" : "paper";
};

const askOf = (options: Options): EngineRequest => {
  const lane = laneOf(options);
  const format = options.responseFormat;
  return {
    lane,
    said: options.prompt.flatMap((message): ChatMessage[] =>
      message.role === "tool" ? [] : [{ role: message.role, text: promptText(message) }],
    ),
    schema: format?.type === "json" ? (format.schema ?? { type: "object" }) : null,
    temperature: options.temperature ?? (lane === "talk" ? talkTemperature : 0),
    maxTokens: options.maxOutputTokens ?? null,
    endings: options.stopSequences ?? [],
  };
};

/** A model on this machine behind the interface every model has. */
export const createLocalModel = (engine: ModelEngine, modelId: string): LanguageModelV4 => {
  const doStream: LanguageModelV4["doStream"] = async (options) => {
    const outer = options.abortSignal;
    outer?.throwIfAborted();
    let leave: (() => void) | undefined;
    let fail: ((reason: unknown) => void) | undefined;
    const onAbort = () => {
      leave?.();
      fail?.(outer?.reason);
    };
    const detach = () => outer?.removeEventListener("abort", onAbort);
    const stream = new ReadableStream<LanguageModelV4StreamPart>({
      start(controller) {
        fail = (reason) => controller.error(reason);
        controller.enqueue({ type: "stream-start", warnings: [] });
        controller.enqueue({ type: "text-start", id: "0" });
        outer?.addEventListener("abort", onAbort, { once: true });
        leave = engine.ask(askOf(options), {
          onWaiting: (ahead) => {
            if (options.includeRawChunks) controller.enqueue({ type: "raw", rawValue: { ahead } });
          },
          onText: (delta) => controller.enqueue({ type: "text-delta", id: "0", delta }),
          onOver: (outcome) => {
            detach();
            if (outcome instanceof ModelFailure)
              controller.enqueue({ type: "error", error: outcome });
            else {
              controller.enqueue({ type: "text-end", id: "0" });
              controller.enqueue({
                type: "finish",
                usage: unknownUsage,
                finishReason: { unified: outcome.finish, raw: outcome.finish },
              });
            }
            controller.close();
          },
        });
      },
      cancel() {
        detach();
        leave?.();
      },
    });
    return { stream };
  };
  return {
    specificationVersion: "v4",
    provider: "local",
    modelId,
    supportedUrls: {},
    doStream,
    doGenerate: (options) => generateFromStream(() => doStream(options)),
  };
};
