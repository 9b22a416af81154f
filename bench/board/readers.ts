import { connect, type Socket } from "node:net";
import { quantile } from "../figure.ts";
import { type FromReaders, nowMs, numberIn, type ToReaders, wait } from "./messages.ts";

/** Many readers in one process, as light as they can be: it is the server that is measured. */
const say = (message: FromReaders): void => void process.send?.(message);
const sockets = new Set<Socket>();
/** By the number of a thought, when each reader had it. */
const hadAtMs = new Map<number, number[]>();
let cut = 0;
/** A number may be parted by the end of a packet; so much of the one before is read again with the next. */
const carriedChars = 40;

const open = (url: URL): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname);
    let carried = "";
    let isOpen = false;
    socket.setEncoding("latin1");
    socket.once("error", reject);
    socket.once("connect", () =>
      socket.write(
        `GET /api/board/events HTTP/1.1\r\nhost: ${url.host}\r\naccept: text/event-stream\r\n\r\n`,
      ),
    );
    socket.on("data", (chunk: string) => {
      const atMs = nowMs();
      const text = carried + chunk;
      let end = 0;
      for (const match of text.matchAll(numberIn)) {
        const number = Number(match[1]);
        const times = hadAtMs.get(number);
        if (times) times.push(atMs);
        else hadAtMs.set(number, [atMs]);
        end = match.index + match[0].length;
      }
      carried = text.slice(Math.max(end, text.length - carriedChars));
      if (!isOpen && text.includes("event: open")) {
        isOpen = true;
        resolve();
      }
    });
    socket.once("close", () => {
      if (sockets.delete(socket)) cut++;
    });
    sockets.add(socket);
  });

process.on("message", async (message: ToReaders) => {
  if (message.type === "open") {
    const url = new URL(message.url);
    // In small groups, as they would come; a listening port has a short queue.
    for (let opened = 0; opened < message.count; opened += 50)
      await Promise.all(
        Array.from({ length: Math.min(50, message.count - opened) }, () => open(url)),
      );
    return say({ type: "opened", count: sockets.size });
  }
  if (message.type === "close") {
    for (const socket of [...sockets]) {
      sockets.delete(socket);
      socket.destroy();
    }
    hadAtMs.clear();
    return;
  }
  const wanted = message.sentAtMs.length * sockets.size;
  const delivered = () =>
    message.sentAtMs.reduce((sum, [number]) => sum + (hadAtMs.get(number)?.length ?? 0), 0);
  for (let waited = 0; delivered() < wanted && waited < 50; waited++) await wait(100);
  const delays = message.sentAtMs.flatMap(([number, sentAtMs]) =>
    (hadAtMs.get(number) ?? []).map((atMs) => atMs - sentAtMs),
  );
  say({
    type: "collected",
    delivered: delays.length,
    p50Ms: quantile(delays, 0.5),
    p95Ms: quantile(delays, 0.95),
    cut,
  });
});
process.on("disconnect", () => process.exit(0));
