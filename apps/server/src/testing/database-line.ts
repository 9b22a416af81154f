import { connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** What the line to the database does: let through, refuse and cut, or swallow without a word. */
type LineState = "open" | "cut" | "silent";

export type DatabaseLine = {
  /** The database's address by way of this line, over TCP. */
  url: string;
  set(state: LineState): void;
  /** Every answer of the database comes this much later. */
  delay(ms: number): void;
  connections(): number;
  close(): Promise<void>;
};

const socketOf = (postgresUrl: string): string => {
  const host = new URLSearchParams(postgresUrl.split("?")[1]).get("host") ?? "";
  return `${host}/.s.PGSQL.5432`;
};
const nameOf = (postgresUrl: string): string => /@\/(\w+)\?/.exec(postgresUrl)?.[1] ?? "postgres";

/** A line to a real PostgreSQL that can be cut, muted and slowed, as networks are. */
export const openDatabaseLine = async (postgresUrl: string): Promise<DatabaseLine> => {
  let state: LineState = "open";
  let delayMs = 0;
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((near) => {
    if (state === "cut") return near.destroy();
    const far = connect(socketOf(postgresUrl));
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of pair) socket.on("error", end).on("close", end);
    near.on("data", (bytes) => {
      if (state === "open") far.write(bytes);
    });
    // One after the other: a delay must not change the order.
    let sending = Promise.resolve();
    far.on("data", (bytes) => {
      sending = sending.then(async () => {
        if (delayMs > 0) await wait(delayMs);
        if (state === "open" && !near.destroyed) near.write(bytes);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const cutAll = () => {
    for (const [near] of pairs) near.destroy();
  };
  return {
    url: `postgres://app@127.0.0.1:${port}/${nameOf(postgresUrl)}`,
    set: (next) => {
      // What was swallowed is lost, as on a line that comes back: both sides must begin anew.
      if (next === "cut" || state === "silent") cutAll();
      state = next;
    },
    delay: (ms) => {
      delayMs = ms;
    },
    connections: () => pairs.size,
    close: () =>
      new Promise((resolve) => {
        cutAll();
        server.close(() => resolve());
      }),
  };
};
