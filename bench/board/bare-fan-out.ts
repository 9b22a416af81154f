import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  atPace,
  type FromServer,
  nowMs,
  processorMs,
  settleMs,
  type ToServer,
  thoughtText,
  wait,
} from "./messages.ts";

/** The least that a fan-out can do: keep the responses, and write every event to each of them. */
const say = (message: FromServer): void => void process.send?.(message);
const readers = new Set<ServerResponse>();
const server = createServer((_request, response) => {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  response.write("event: open\ndata: {}\n\n");
  readers.add(response);
  response.once("close", () => readers.delete(response));
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo; // listening on a port
  say({ type: "ready", url: `http://127.0.0.1:${port}` });
});

process.on("message", async (message: ToServer) => {
  if (message.type === "memory")
    return say({ type: "memory", rssBytes: process.memoryUsage().rss });
  const sentAtMs: [number, number][] = [];
  const beforeMs = processorMs();
  await atPace(message.count, message.perSecond, (index) => {
    const seq = message.from + index;
    sentAtMs.push([seq, nowMs()]);
    const at = new Date().toISOString();
    const thought = { id: crypto.randomUUID(), text: thoughtText(seq), heard: 0, created_at: at };
    const data = JSON.stringify({ seq, thought: { ...thought, gone_at: at } });
    const frame = `id: ${seq}\nevent: thought\ndata: ${data}\n\n`;
    for (const reader of readers) reader.write(frame);
  });
  await wait(settleMs);
  say({ type: "left", sentAtMs, processorMs: processorMs() - beforeMs });
});
process.on("disconnect", () => process.exit(0));
process.on("SIGTERM", () => process.exit(0));
