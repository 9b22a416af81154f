import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCompanion } from "@app/companion/companion";
import { type Api, apiCalls } from "@app/contract/api";
import { type Client, createClient } from "@app/contract/client";
import { buildApp } from "@app/server/app";
import { connectDatabase, type Database } from "@app/server/db/client";
import { startEmbeddedPostgres } from "@app/server/db/embedded/embedded-postgres";
import { migrateDatabase } from "@app/server/db/migrate";
import { createDependencies, type Dependencies } from "@app/server/dependencies";
import { readEnv } from "@app/server/env";
import { createLogger } from "@app/server/logger";

/** Of every account that `account` makes. */
export const accountPassword = "four quiet grey stones";

export type AppInProcess = {
  url: string;
  dataDir: string;
  database: Database;
  dependencies: Dependencies;
  /** Statements sent to the database so far, those that begin and end a transaction included. */
  queries(): number;
  /** Somebody without an account. */
  anonymous(): Promise<{ client: Client<Api>; uid: string }>;
  account(email: string): Promise<{ client: Client<Api>; uid: string }>;
  close(): Promise<void>;
};

/** The application on a database of its own, in this process. Where nothing is timed, nothing is flushed either. */
export const startAppInProcess = async ({ durable = false } = {}): Promise<AppInProcess> => {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-app-"));
  const embedded = await startEmbeddedPostgres({ dataDir, durable });
  const database = connectDatabase({
    url: embedded.url,
    poolSize: 10,
    onIdleError: () => undefined,
  });
  let queries = 0;
  database.pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown; // overloads cannot be handed on
    const counted = (...given: unknown[]) => {
      queries++;
      return query(...given);
    };
    client.query = counted as typeof client.query; // the same call, counted
  });
  await migrateDatabase(database.pool);
  const dependencies = createDependencies({
    env: readEnv({ DATA_DIR: dataDir, LOG_LEVEL: "error", CALLS_PER_MINUTE: "1000000" }, dataDir),
    database,
    logger: createLogger("error"),
    companion: createCompanion({ model: null, timings: { guideWordDelayMs: 0 } }),
    pages: "none",
  });
  const app = await buildApp(dependencies);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });

  const signIn = async (path: string, body: object) => {
    const made = await fetch(`${url}/api/auth${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: "http://localhost:3000",
        host: "localhost:3000",
      },
      body: JSON.stringify(body),
    });
    const cookie = made.headers
      .getSetCookie()
      .map((text) => text.split(";")[0])
      .join("; ");
    const answer = await fetch(`${url}/api/auth/token`, { headers: { cookie } });
    const { token } = (await answer.json()) as { token: string }; // the identity provider's shape
    const client = createClient(apiCalls, { fetch, token: async () => token, baseUrl: url });
    return { client, uid: (await client.users.me({})).uid };
  };

  return {
    url,
    dataDir,
    database,
    dependencies,
    queries: () => queries,
    anonymous: () => signIn("/sign-in/anonymous", {}),
    account: (email) => signIn("/sign-up/email", { email, password: accountPassword, name: "" }),
    close: async () => {
      await app.close();
      await database.close();
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
