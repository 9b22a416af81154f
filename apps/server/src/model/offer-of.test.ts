import { rmSync } from "node:fs";
import {
  answeringByPath,
  modelLists,
  startRunningServer,
} from "@app/companion/testing/running-server";
import { expect, test } from "vitest";
import { openDatabaseLine } from "../testing/database-line.ts";
import { makeDataDir } from "../testing/make-data-dir.ts";
import { startServerProcess } from "../testing/server-process.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { serverOfferOf } from "./offer-of.ts";

test("many models are not all named", () => {
  const models = ["a:1", "b:1", "c:1", "d:1", "e:1"];
  expect(serverOfferOf({ name: "ollama", title: "Ollama", models })).toBe(
    "Ollama runs on this machine with a:1, b:1, c:1 and 2 more. To let it write: npm run model -- use ollama/a:1",
  );
});

/** Null where a program of this machine has the port itself. */
const ollama = await startRunningServer(answeringByPath(modelLists.ollama), 11_434).catch(
  () => null,
);

test.skipIf(!ollama)(
  ollama
    ? "a start names the server it finds and the command to use it, uses nothing of it, and offers nothing once somebody has chosen"
    : "port 11434 is taken here, so that no server could be put there",
  async () => {
    const dataDir = makeDataDir();
    const database = await createTestDatabase();
    const line = await openDatabaseLine(database.url);
    const offered = async (env: Record<string, string>): Promise<string[]> => {
      const server = await startServerProcess({
        DATA_DIR: dataDir,
        DATABASE_URL: line.url,
        ...env,
      });
      // What it said at its start is there before it answers anybody.
      await fetch(`${server.url}/healthz`);
      server.signal("SIGKILL");
      await server.exit;
      return server.output().match(/^.* runs on this machine .*$/gm) ?? [];
    };
    expect(await offered({})).toContain(
      "Ollama runs on this machine with gemma3:4b. To let it write: npm run model -- use ollama/gemma3:4b",
    );
    expect(await offered({ MODEL_PROVIDER: "guide" })).toEqual([]);
    // Whatever else starts on this machine meanwhile asks the same of the same port.
    expect(new Set(ollama?.asked)).toEqual(new Set(["/api/tags"]));
    await ollama?.close();
    await line.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  },
  120_000,
);
