import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

export type Balancer = {
  url: string;
  /** Where new requests may go from the next look on. */
  use(servers: readonly string[]): void;
  /** Those that said they are ready when last asked. */
  ready(): string[];
  close(): Promise<void>;
};

const lookEveryMs = 50;

/**
 * What nginx or Caddy do, and no more: asks each server whether it is ready, hands requests round, keeps connections
 * open for the next, and asks another server only where nothing was sent yet, or nothing could be changed by it.
 */
export const startBalancer = async (): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true });
  let servers: readonly string[] = [];
  let readyOnes: string[] = [];
  let turn = 0;
  let closed = false;

  const look = async () => {
    const answers = await Promise.all(
      servers.map((server) =>
        fetch(`${server}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        ),
      ),
    );
    readyOnes = servers.filter((_, index) => answers[index]);
  };
  const looking = (async () => {
    while (!closed) {
      await look();
      await wait(lookEveryMs);
    }
  })();

  const pass = (from: IncomingMessage, to: ServerResponse, left: readonly string[]): void => {
    const [server, ...others] = left;
    if (!server) {
      to.writeHead(502).end("no server");
      return;
    }
    const out = request(`${server}${from.url}`, {
      method: from.method,
      headers: from.headers,
      agent,
    });
    out.on("response", (answer) => {
      const { connection: _own, ...headers } = answer.headers;
      to.writeHead(answer.statusCode ?? 502, headers);
      answer.on("error", () => to.destroy());
      // What was cut must not look like an end.
      answer.on("close", () => {
        if (!answer.complete) to.destroy();
      });
      answer.pipe(to);
    });
    out.on("error", (error: NodeJS.ErrnoException) => {
      if (to.headersSent) return to.destroy();
      // What only asks may be asked again of another, as every proxy does.
      const mayGoOn = error.code === "ECONNREFUSED" || from.method === "GET";
      if (mayGoOn && others.length > 0) return pass(from, to, others);
      to.writeHead(502).end(error.code);
    });
    to.on("close", () => {
      if (!to.writableFinished) out.destroy();
    });
    from.pipe(out);
  };
  const server = createServer((from, to) => {
    turn++;
    const start = turn % Math.max(1, readyOnes.length);
    pass(from, to, [...readyOnes.slice(start), ...readyOnes.slice(0, start)]);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    use: (next) => {
      servers = next;
    },
    ready: () => readyOnes,
    close: async () => {
      closed = true;
      await looking;
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
