import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";

/** A request is sent at once when a connection is made for it; older ones were made ahead of time. */
const unusedAfterMs = 1_000;
const sweepEveryMs = 20;

/**
 * Closing waits for every connection. Browsers open some ahead of time and never use them, and others become idle only
 * as their streams end: both are closed as soon as nobody waits for an answer on them.
 */
export const createQuietClose = (server: Server) => {
  const unusedSinceMs = new Map<Socket, number>();
  server.on("connection", (socket: Socket) => {
    unusedSinceMs.set(socket, performance.now());
    socket.once("close", () => unusedSinceMs.delete(socket));
  });
  server.on("request", ({ socket }: IncomingMessage) => unusedSinceMs.delete(socket));

  const sweep = () => {
    server.closeIdleConnections();
    const nowMs = performance.now();
    for (const [socket, sinceMs] of unusedSinceMs)
      if (nowMs - sinceMs > unusedAfterMs) socket.destroy();
  };
  /** Runs `close` and sweeps until it has settled. */
  return async (close: () => Promise<unknown>): Promise<void> => {
    // Right after connections were accepted: those that wait to be when the door closes are reset.
    await new Promise((resolve) => setImmediate(resolve));
    server.close();
    const sweeping = setInterval(sweep, sweepEveryMs);
    try {
      await close();
    } finally {
      clearInterval(sweeping);
    }
  };
};
