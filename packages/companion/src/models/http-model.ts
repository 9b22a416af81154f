import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import { createEventStream } from "./event-stream.ts";
import { generateFromStream } from "./generate-from-stream.ts";
import { ModelFailure } from "./model-failure.ts";
import { type ModelRequest, openModelStream } from "./open-model-stream.ts";
import { unknownUsage } from "./unknown-usage.ts";

/** What one network chunk added; text of several tokens is joined, since each part has its price. */
export type StreamChunk = { text: string; finish: string | undefined; ended: boolean };

export type HttpModelSettings = {
  provider: string;
  modelId: string;
  request: (options: LanguageModelV4CallOptions) => ModelRequest;
  /** What to ask for in place of a request that was refused; null where nothing else could help. */
  afterRefusal?: (
    options: LanguageModelV4CallOptions,
    status: number | undefined,
  ) => { request: ModelRequest; onTaken: () => void } | null;
  /** Reads one event's data and writes what it says into `progress`. */
  read: (data: string, progress: StreamChunk) => void;
  finishReasons: Readonly<Record<string, LanguageModelV4FinishReason["unified"]>>;
};

/** How long a finished stream may take to close before its connection is given up. */
const closeTimeoutMs = 1_000;

/** Reading to the end lets the connection serve the next turn too. */
const drain = async (reader: ReadableStreamDefaultReader<Uint8Array>, abort: () => void) => {
  const timer = setTimeout(abort, closeTimeoutMs);
  try {
    while (!(await reader.read()).done);
  } catch {
    // the reply is complete already
  } finally {
    clearTimeout(timer);
  }
};

const open = async (
  settings: HttpModelSettings,
  options: LanguageModelV4CallOptions,
  signal: AbortSignal,
) => {
  const request = settings.request(options);
  try {
    return { request, reader: await openModelStream(request, signal) };
  } catch (error) {
    const isRefusal = error instanceof ModelFailure && error.kind === "refused";
    const other = isRefusal ? settings.afterRefusal?.(options, error.status) : null;
    if (!other) throw error;
    const reader = await openModelStream(other.request, signal);
    other.onTaken();
    return { request: other.request, reader };
  }
};

export const createHttpModel = (settings: HttpModelSettings): LanguageModelV4 => {
  const doStream: LanguageModelV4["doStream"] = async (options) => {
    const upstream = new AbortController();
    const outer = options.abortSignal;
    const onAbort = () => upstream.abort(outer?.reason);
    outer?.throwIfAborted();
    outer?.addEventListener("abort", onAbort, { once: true });
    const detach = () => outer?.removeEventListener("abort", onAbort);

    const opened = await open(settings, options, upstream.signal).catch((error: unknown) => {
      detach();
      throw error;
    });
    const { request, reader } = opened;

    const progress: StreamChunk = { text: "", finish: undefined, ended: false };
    const events = createEventStream((data) => settings.read(data, progress));
    let started = false;
    let failed: unknown;

    const failure = (error: unknown): ModelFailure =>
      error instanceof ModelFailure ? error : new ModelFailure("ended_early", { cause: error });

    const take = (read: () => void): void => {
      try {
        read();
      } catch (error) {
        // What came before the failure in the same chunk was said, and comes first.
        if (progress.text === "") throw error;
        failed = error;
      }
    };

    const nextText = async (): Promise<string> => {
      if (failed !== undefined) throw failed;
      progress.text = "";
      while (progress.text === "" && !progress.ended) {
        const { done, value } = await reader.read();
        if (!done) {
          take(() => events.push(value));
          continue;
        }
        take(events.end);
        if (!progress.ended && progress.finish === undefined) throw new ModelFailure("ended_early");
        progress.ended = true;
      }
      return progress.text;
    };

    const stream = new ReadableStream<LanguageModelV4StreamPart>(
      {
        async pull(controller) {
          try {
            if (!started) {
              started = true;
              controller.enqueue({ type: "stream-start", warnings: [] });
              controller.enqueue({ type: "text-start", id: "0" });
              return;
            }
            const delta = await nextText();
            if (delta !== "") controller.enqueue({ type: "text-delta", id: "0", delta });
            if (!progress.ended) return;
            const raw = progress.finish;
            controller.enqueue({ type: "text-end", id: "0" });
            controller.enqueue({
              type: "finish",
              usage: unknownUsage,
              finishReason: { unified: settings.finishReasons[raw ?? "stop"] ?? "other", raw },
            });
            controller.close();
            detach();
            void drain(reader, () => upstream.abort());
          } catch (error) {
            detach();
            if (upstream.signal.aborted) {
              controller.error(upstream.signal.reason);
              return;
            }
            upstream.abort();
            controller.enqueue({ type: "error", error: failure(error) });
            controller.close();
          }
        },
        cancel(reason) {
          detach();
          upstream.abort(reason);
        },
      },
      { highWaterMark: 0 },
    );
    return { stream, request: { url: request.url, body: request.body } };
  };

  return {
    specificationVersion: "v4",
    provider: settings.provider,
    modelId: settings.modelId,
    supportedUrls: {},
    doStream,
    doGenerate: (options) => generateFromStream(() => doStream(options)),
  };
};
