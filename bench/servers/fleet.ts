import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { startEmbeddedPostgres } from "@app/server/db/embedded/embedded-postgres";
import { makeDataDir, type Product, startProduct } from "../../e2e/product.ts";
import { startProgram } from "../child-process.ts";

export type Fleet = {
  servers: Product[];
  /** The database's own address, past any server. */
  databaseUrl: string;
  /** What another server needs to be one of them. */
  env: Record<string, string>;
  stop(): Promise<void>;
};

/** A model in a process of its own: `tokens` a reply, one every `pauseMs`. */
export const startModel = async (
  tokens: number,
  pauseMs: number,
): Promise<{ url: string; stop(): Promise<number | null> }> => {
  const { line, stop } = await startProgram(
    ["bench/relay/fast-model.ts"],
    { TOKENS: String(tokens), PAUSE_MS: String(pauseMs) },
    /^ready/,
  );
  return { url: `http://127.0.0.1:${line.split(" ")[1]}`, stop };
};

export const modelEnv = (url: string): Record<string, string> => ({
  MODEL_PROVIDER: "openai-compatible",
  MODEL_BASE_URL: `${url}/v1`,
  MODEL_NAME: "fast",
});

/** Several servers on one PostgreSQL, as behind a load balancer. */
export const startFleet = async (count: number, env: Record<string, string>): Promise<Fleet> => {
  const dataDir = makeDataDir();
  const embedded = await startEmbeddedPostgres({ dataDir });
  // The same socket, in the form a variable takes it.
  const databaseUrl = embedded.url.replace("@/", "@localhost/");
  const shared = {
    LOG_LEVEL: "error",
    VOICE_EMBEDDED: "false",
    PUBLIC_URL: "http://localhost:3000",
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: randomBytes(32).toString("base64"),
    MESSAGE_KEYS: randomBytes(32).toString("base64"),
    ...env,
  };
  const servers = await Promise.all(Array.from({ length: count }, () => startProduct(shared)));
  return {
    servers,
    databaseUrl,
    env: shared,
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
