import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { stamp } from "./letter-clock.ts";

/** A model that says TOKENS tokens, one write each, as fast as its reader takes them; it notes when the first left. */
const tokens = Number(process.env["TOKENS"] ?? 200);
const pauseMs = Number(process.env["PAUSE_MS"] ?? 0);
const chunk = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;
const words = [" that", " sounds", " like", " a", " lot", " to", " carry", " tonight", " and"].map(
  chunk,
);
const end = `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] })}\n\ndata: [DONE]\n\n`;

const server = createServer((request, response) => {
  request.resume();
  request.on("end", () => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    let sent = 0;
    const next = () => {
      if (response.destroyed) return;
      if (sent === tokens) return response.end(end);
      const text = sent === 0 ? chunk(stamp()) : (words[sent % words.length] ?? "");
      sent++;
      response.write(text);
      if (pauseMs > 0) setTimeout(next, pauseMs);
      else setImmediate(next);
    };
    next();
  });
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`ready ${(server.address() as AddressInfo).port}\n`); // listening on a port
});
process.on("SIGTERM", () => process.exit(0));
