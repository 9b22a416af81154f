import type { IncomingMessage, Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/** A request is sent at once when a connection is made for it; older ones were made ahead of time. */
const unusedAfterMs = 1_000;
const sweepEveryMs = 20;

export type QuietClose = {
  /** Takes no new connection; those that are open stay, for a proxy that has not heard yet. */
  stopAccepting(): Promise<void>;
  /** Runs `close` and ends every connection on which nobody waits for an answer, until it has settled. */
  close(close: () => Promise<unknown>): Promise<void>;
};

/**
 * Closing waits for every connection. Browsers open some ahead of time and never use them, and others become idle only
 * as their streams end: both are closed as soon as nobody waits for an answer on them.
 */
export const createQuietClose = (server: Server): QuietClose => {
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
  return {
    stopAccepting: async () => {
      // Right after connections were accepted: those that still wait when the door closes are reset.
      await new Promise((resolve) => setImmediate(resolve));
      // The web server's own close would end idle connections in the same moment, with requests on their way to them.
      NetServer.prototype.close.call(server);
    },
    close: async (close) => {
      const sweeping = setInterval(sweep, sweepEveryMs);
      try {
        await close();
      } finally {
        clearInterval(sweeping);
      }
    },
  };
};
