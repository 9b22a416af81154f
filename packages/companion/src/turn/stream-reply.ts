import type { JSONSchema7, LanguageModelV4, LanguageModelV4Prompt } from "@ai-sdk/provider";
import { ModelFailure, type ModelFailureKind } from "../models/model-failure.ts";
import { type RequestKind, requestOptions } from "../models/request-kind.ts";
import { cutAt } from "./cut-at.ts";
import { createReasoningFilter } from "./drop-reasoning.ts";
import { type ReplyTimings, startReplyClock, type TimeUp } from "./reply-clock.ts";

export type StreamEnd =
  | { kind: "complete" }
  /** Longer than a reply may be, in characters or in time; what came is a reply all the same. */
  | { kind: "cut" }
  | { kind: "failed"; failure: ModelFailureKind }
  /** The reader is gone. */
  | { kind: "aborted" };

export type StreamedReply = {
  pieces: AsyncIterable<string>;
  /** Known once `pieces` has ended. */
  outcome: () => StreamEnd;
};

export type ReplyRequest = {
  model: LanguageModelV4;
  prompt: LanguageModelV4Prompt;
  kind: RequestKind;
  signal: AbortSignal;
  timings: ReplyTimings;
  maxChars: number;
  /** The shape of an answer that is data; a model that can keeps to it. */
  json?: { name: string; schema: JSONSchema7 };
  /** How many others are answered first, by a model with a queue. An empty piece follows. */
  onWaiting?: (ahead: number) => void;
};

const aheadIn = (raw: unknown): number | null =>
  typeof raw === "object" && raw !== null && "ahead" in raw && typeof raw.ahead === "number"
    ? raw.ahead
    : null;

const failureOf = (error: unknown): ModelFailureKind =>
  error instanceof ModelFailure ? error.kind : "unknown";

const outcomeOfTime = (which: TimeUp): StreamEnd =>
  which === "total_timeout" ? { kind: "cut" } : { kind: "failed", failure: which };

/** Ends the call and every wait on it, also with a model that ignores its signal. */
const createStop = () => {
  const upstream = new AbortController();
  let why: StreamEnd | undefined;
  const stopped = new Promise<undefined>((resolve) => {
    upstream.signal.addEventListener("abort", () => resolve(undefined), { once: true });
  });
  return {
    signal: upstream.signal,
    stopped,
    why: () => why,
    stop: (reason: StreamEnd): void => {
      why ??= reason;
      // Without a reason an error is made for each reply, also for those that ended well.
      upstream.abort(why);
    },
  };
};

/** Reads a model's reply under the clock and within its length. */
export const streamReply = (request: ReplyRequest): StreamedReply => {
  let outcome: StreamEnd = { kind: "aborted" };

  const read = async function* (): AsyncGenerator<string> {
    if (request.signal.aborted) return;
    const call = createStop();
    const onAbort = () => call.stop({ kind: "aborted" });
    request.signal.addEventListener("abort", onAbort, { once: true });
    const clock = startReplyClock(request.timings, (which) => call.stop(outcomeOfTime(which)));

    const reasoning = createReasoningFilter();
    let saidChars = 0;
    let finished = false;
    const within = (said: string): string => {
      const text = saidChars === 0 ? said.trimStart() : said;
      const end = text === "" ? null : cutAt(text, saidChars, request.maxChars);
      const piece = end === null ? text : text.slice(0, end);
      saidChars += piece.length;
      if (end !== null) call.stop({ kind: "cut" });
      return piece;
    };
    try {
      const opening = Promise.resolve(
        request.model.doStream({
          ...requestOptions[request.kind],
          prompt: request.prompt,
          abortSignal: call.signal,
          ...(request.json ? { responseFormat: { type: "json", ...request.json } } : {}),
          ...(request.onWaiting ? { includeRawChunks: true } : {}),
        }),
      );
      // The race may be over when this fails; nobody listens any more then.
      opening.catch(() => undefined);
      const reader = (await Promise.race([opening, call.stopped]))?.stream.getReader();
      void call.stopped.then(() => reader?.cancel().catch(() => undefined));

      while (reader && !call.why()) {
        const { done, value: part } = await reader.read();
        if (done) break;
        if (part.type === "error") throw part.error;
        if (part.type === "finish") finished = true;
        const ahead = part.type === "raw" ? aheadIn(part.rawValue) : null;
        if (ahead !== null) {
          request.onWaiting?.(ahead);
          yield "";
        }
        if (part.type !== "text-delta") continue;
        clock.token();
        const piece = within(reasoning.push(part.delta));
        if (piece !== "") yield piece;
      }
      const rest = call.why() ? "" : within(reasoning.end());
      if (rest !== "") yield rest;
      outcome = endOf(call.why(), finished, saidChars);
    } catch (error) {
      outcome = call.why() ?? { kind: "failed", failure: failureOf(error) };
    } finally {
      clock.stop();
      request.signal.removeEventListener("abort", onAbort);
      call.stop({ kind: "aborted" });
    }
  };

  return { pieces: read(), outcome: () => outcome };
};

const endOf = (why: StreamEnd | undefined, finished: boolean, saidChars: number): StreamEnd => {
  if (why && why.kind !== "cut") return why;
  if (!why && !finished) return { kind: "failed", failure: "ended_early" };
  // Also a model that thought aloud until its time was up has said nothing.
  return saidChars === 0 ? { kind: "failed", failure: "empty" } : (why ?? { kind: "complete" });
};
