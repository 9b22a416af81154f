import { fileURLToPath } from "node:url";
import { AppError } from "@app/contract/errors";
import { CommandError, runCommand } from "./admin/run-command.ts";
import { type OpenDatabase, openBesideServer } from "./db/open-beside-server.ts";
import { readEnv } from "./env.ts";
import { createLogger } from "./logger.ts";
import { StartError } from "./start-error.ts";

let database: OpenDatabase | undefined;

const openDesk = async () => {
  const env = readEnv(process.env, fileURLToPath(new URL("../../..", import.meta.url)));
  database = await openBesideServer(env);
  // Loaded only when something is to be done: help should not wait for the whole server.
  const { createDependencies } = await import("./dependencies.ts");
  const logger = createLogger("silent");
  return createDependencies({ env, database, logger, pages: "none" }).desk;
};

try {
  process.stdout.write(`${await runCommand(openDesk, process.argv.slice(2))}\n`);
} catch (error) {
  const isTold =
    error instanceof CommandError || error instanceof AppError || error instanceof StartError;
  if (!isTold) throw error;
  const help = error instanceof CommandError ? " npm run admin -- help says what there is." : "";
  process.stderr.write(`${error.message.replace(/[^.]$/, "$&.")}${help}\n`);
  process.exitCode = 1;
} finally {
  await database?.close();
}
