import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";

export type ListenParts = {
  /** A connection of its own: one of the pool would be handed to others between two notices. */
  connect: () => pg.Client;
  channel: string;
  onNotice: (payload: string) => void;
  /** Each time the channel is open, the first time and after every break: what came in between was not told. */
  onOpen: () => Promise<void>;
  logger: Pick<FastifyBaseLogger, "warn">;
};

export type Listening = {
  /** Settles when the channel is open for the first time; fails when it could not be opened. */
  opened: Promise<void>;
  stop(): Promise<void>;
};

const retryMinMs = 100;
const retryMaxMs = 5_000;
/** A connection may die without a word, in a router on the way; this asks whether it is still there. */
const askEveryMs = 10_000;
const askTimeoutMs = 5_000;

const within = <T>(work: Promise<T>, ms: number): Promise<T> => {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error("the database did not answer")), ms);
  return Promise.race([work, timeout.promise]).finally(() => clearTimeout(timer));
};

/** Listens to a channel of the database, and opens it again whenever it breaks. */
export const listen = (parts: ListenParts): Listening => {
  let stopped = false;
  let current: pg.Client | null = null;
  let asking: NodeJS.Timeout | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let retryMs = retryMinMs;

  const drop = (client: pg.Client): void => {
    clearInterval(asking);
    client.removeAllListeners();
    // A broken connection may say so twice; the second time nobody asks any more.
    client.on("error", () => undefined);
    void client.end().catch(() => undefined);
  };

  const later = (): void => {
    if (stopped) return;
    waiting = setTimeout(() => void open().catch(later), retryMs * (0.5 + Math.random()));
    retryMs = Math.min(retryMs * 2, retryMaxMs);
  };

  const broke = (client: pg.Client): void => {
    if (current !== client) return;
    current = null;
    drop(client);
    parts.logger.warn("the board's channel broke; opening it again");
    later();
  };

  const open = async (): Promise<void> => {
    const client = parts.connect();
    client.on("error", () => broke(client));
    client.on("end", () => broke(client));
    client.on("notification", ({ payload }) => parts.onNotice(payload ?? ""));
    try {
      await within(client.connect(), askTimeoutMs);
      await within(client.query(`listen ${client.escapeIdentifier(parts.channel)}`), askTimeoutMs);
      if (stopped) throw new Error("stopped while opening");
      current = client;
      await parts.onOpen();
    } catch (error) {
      current = null;
      drop(client);
      throw error;
    }
    retryMs = retryMinMs;
    asking = setInterval(() => {
      within(client.query("select 1"), askTimeoutMs).catch(() => broke(client));
    }, askEveryMs);
    asking.unref();
  };

  return {
    opened: open(),
    stop: async () => {
      stopped = true;
      clearTimeout(waiting);
      clearInterval(asking);
      const client = current;
      current = null;
      client?.removeAllListeners();
      client?.on("error", () => undefined);
      await client?.end().catch(() => undefined);
    },
  };
};
