import { Agent, request } from "node:http";
import { nowMs, readStamp } from "./letter-clock.ts";

export type HeardReply = {
  chars: number;
  bytes: number;
  /** Since the model said it. */
  firstTokenDelayMs: number;
  /** Since the message was sent. */
  firstTokenMs: number;
  /** The same until the stream began. */
  beganMs: number;
};

const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });

/** Sends one message and listens to the reply, counting what came and when the first token did. */
export const listen = (
  url: string,
  headers: Record<string, string>,
  body: string,
): Promise<HeardReply> =>
  new Promise((resolve, reject) => {
    const sentMs = performance.now();
    const outgoing = request(url, { method: "POST", agent, headers }, (answer) => {
      const beganMs = performance.now() - sentMs;
      let chars = 0;
      let bytes = 0;
      let firstTokenDelayMs = Number.NaN;
      let firstTokenMs = Number.NaN;
      let rest = "";
      const socket = answer.socket;
      const before = socket.bytesRead;
      answer.setEncoding("utf8");
      answer.on("data", (text: string) => {
        const blocks = (rest + text).split("\n\n");
        rest = blocks.pop() ?? "";
        for (const block of blocks) {
          if (!block.startsWith("event: token\ndata: ")) continue;
          const token = JSON.parse(block.slice(19)) as string; // tokens are bare strings
          if (chars === 0) {
            firstTokenDelayMs = nowMs() - readStamp(token);
            firstTokenMs = performance.now() - sentMs;
          }
          chars += token.length;
        }
      });
      answer.on("end", () => {
        bytes = socket.bytesRead - before;
        if (answer.statusCode === 200)
          resolve({ chars, bytes, firstTokenDelayMs, firstTokenMs, beganMs });
        else reject(new Error(`answered ${answer.statusCode}: ${rest}`));
      });
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
