import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { AppError, errorBody } from "@app/contract/errors";
import { encodeReplyEvent, type ReplyEvent } from "@app/contract/reply-events";
import { timings } from "@app/contract/timings";

type Wire = { type: string; encode(event: ReplyEvent): string; heartbeat: string };

const eventStream: Wire = {
  type: "text/event-stream; charset=utf-8",
  encode: encodeReplyEvent,
  heartbeat: ":\n\n",
};

/** How a stream of events begins; no proxy on the way should gather it up. */
export const liveHead = {
  "content-type": eventStream.type,
  "cache-control": "no-store",
  "x-accel-buffering": "no",
};

/** Plain text knows no events: only what the companion says. */
const plainText: Wire = {
  type: "text/plain; charset=utf-8",
  encode: (event) => (event.type === "token" ? event.text : ""),
  heartbeat: "",
};

export const wireFor = (accept: string | undefined): Wire =>
  accept?.includes("text/event-stream") ? eventStream : plainText;

/** Tokens that come in one turn of the event loop leave in one write. */
const createWriter = (response: ServerResponse, wire: Wire) => {
  let waiting = "";
  let scheduled = false;
  const flush = () => {
    scheduled = false;
    if (waiting === "" || response.writableEnded || response.destroyed) return;
    response.write(waiting);
    waiting = "";
  };
  return {
    write: async (event: ReplyEvent, signal: AbortSignal) => {
      waiting += wire.encode(event);
      if (!scheduled) {
        scheduled = true;
        setImmediate(flush);
      }
      // A reader slower than the model holds the model back instead of filling memory.
      if (response.writableNeedDrain)
        await once(response, "drain", { signal }).catch(() => undefined);
    },
    flush,
  };
};

/** Writes a reply stream; a failure on the way is its last event, never silence. */
export const sendReplyEvents = async (
  response: ServerResponse,
  wire: Wire,
  events: AsyncIterable<ReplyEvent>,
  signal: AbortSignal,
  toFailure: (error: unknown) => AppError,
): Promise<void> => {
  response.writeHead(200, { ...liveHead, "content-type": wire.type });
  const writer = createWriter(response, wire);
  const heartbeat = setInterval(() => response.write(wire.heartbeat), timings.reply.heartbeatMs);
  let failure: AppError | undefined;
  try {
    for await (const event of events) {
      if (event.type === "error") failure = new AppError(event.code);
      await writer.write(event, signal);
      if (signal.aborted) break;
    }
    if (signal.reason instanceof AppError) failure = signal.reason;
    if (failure === signal.reason && failure)
      await writer.write({ type: "error", ...errorBody(failure) }, signal);
  } catch (error) {
    failure = toFailure(error);
    await writer.write({ type: "error", ...errorBody(failure) }, signal);
  } finally {
    clearInterval(heartbeat);
    writer.flush();
    // Plain text has no word for a failure; a cut connection is one.
    if (failure && wire === plainText) response.destroy();
    else response.end();
  }
};
