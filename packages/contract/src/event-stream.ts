import { createParser } from "eventsource-parser";

export type ServerSentEvent = { event: string; data: string };

/** Reads a server-sent event stream; comments (heartbeats) are passed over, and only a sign of life. */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  onAlive?: () => void,
): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const read: ServerSentEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = "message", data }) => read.push({ event, data }),
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onAlive?.();
      parser.feed(decoder.decode(value, { stream: true }));
      yield* read.splice(0);
    }
  } finally {
    // Leaving early must close the connection, so that the server stops writing.
    await reader.cancel().catch(() => undefined);
  }
}

/** What came over the wire, before the call's own schema has checked it. */
export const decodeEvent = (type: string, data: string): object => {
  const value: unknown = JSON.parse(data);
  return type === "token" ? { type, text: value } : { type, ...(value as object) }; // the schema checks it
};
