export type ServerSentEvent = { event: string; data: string };

const parse = (block: string): ServerSentEvent | undefined => {
  let event = "message";
  const data: string[] = [];
  for (const line of block.split("\n")) {
    if (line.startsWith("event:")) event = line.slice(6).trim();
    else if (line.startsWith("data:")) data.push(line.slice(line[5] === " " ? 6 : 5));
  }
  return data.length > 0 ? { event, data: data.join("\n") } : undefined;
};

/** Reads a server-sent event stream; comments (heartbeats) are passed over, and only a sign of life. */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  onAlive?: () => void,
): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onAlive?.();
      rest += decoder.decode(value, { stream: true });
      const blocks = rest.split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = parse(block);
        if (event) yield event;
      }
    }
  } finally {
    // Leaving early must close the connection, so that the server stops writing.
    await reader.cancel().catch(() => undefined);
  }
}
