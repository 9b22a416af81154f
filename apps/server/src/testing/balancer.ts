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
/** As Caddy's lb_try_duration: what nobody has taken yet may still find a server. */
const tryForMs = 5_000;

type Asked = { from: IncomingMessage; body: Buffer; untilMs: number };

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

  const inTurn = (): string[] => {
    const start = turn % Math.max(1, readyOnes.length);
    return [...readyOnes.slice(start), ...readyOnes.slice(0, start)];
  };

  /** Nobody took it: the servers are looked for once more, as long as somebody would wait. */
  const passLater = async (asked: Asked, to: ServerResponse): Promise<void> => {
    if (performance.now() > asked.untilMs) {
      to.writeHead(502).end("no server");
      return;
    }
    await wait(lookEveryMs);
    pass(asked, to, inTurn());
  };

  const pass = (asked: Asked, to: ServerResponse, left: readonly string[]): void => {
    const { from, body } = asked;
    const [server, ...others] = left;
    if (!server) return void passLater(asked, to);
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
      if (mayGoOn) return pass(asked, to, others);
      to.writeHead(502).end(error.code);
    });
    to.on("close", () => {
      if (!to.writableFinished) out.destroy();
    });
    out.end(body);
  };
  const server = createServer(async (from, to) => {
    turn++;
    const chunks: Buffer[] = [];
    for await (const chunk of from) chunks.push(chunk as Buffer); // no encoding is set
    pass(
      { from, body: Buffer.concat(chunks), untilMs: performance.now() + tryForMs },
      to,
      inTurn(),
    );
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
