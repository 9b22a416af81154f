import { fileURLToPath } from "node:url";
import { DownloadFailed } from "@app/companion/models/local/download";
import { EngineBroken } from "@app/companion/models/local/engine-broken";
import { readMachine } from "@app/companion/models/local/machine";
import { findRunningServers } from "@app/companion/models/running-servers";
import { readEnv } from "./env.ts";
import { modelsFolder } from "./local-model.ts";
import { ModelCommandError } from "./model/fetch-model.ts";
import { runModelCommand } from "./model/model-command.ts";
import { StartError } from "./start-error.ts";

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => stop.abort(new ModelCommandError("Stopped; what came so far is kept")));

let hasBar = false;
let toldAtMs = 0;
const endBar = (): void => {
  if (hasBar) process.stderr.write("\n");
  hasBar = false;
};
const say = (line: string): void => {
  endBar();
  process.stdout.write(`${line}\n`);
};
/** Over itself on a screen; in a file a line now and then. */
const progress = (line: string): void => {
  const isScreen = process.stderr.isTTY === true;
  const nowMs = performance.now();
  if (nowMs - toldAtMs < (isScreen ? 100 : 5_000) && !line.includes(" 100 %")) return;
  toldAtMs = nowMs;
  process.stderr.write(isScreen ? `\r\u001b[K${line}` : `${line}\n`);
  hasBar = isScreen;
};

try {
  const env = readEnv(process.env, fileURLToPath(new URL("../../..", import.meta.url)));
  await runModelCommand(
    {
      folder: modelsFolder(env),
      limits: env.localModel,
      machine: readMachine,
      servers: () => findRunningServers(),
      say,
      progress,
      signal: stop.signal,
    },
    process.argv.slice(2),
  );
} catch (error) {
  const isTold =
    error instanceof ModelCommandError ||
    error instanceof DownloadFailed ||
    error instanceof EngineBroken ||
    error instanceof StartError;
  if (!isTold) throw error;
  endBar();
  process.stderr.write(`${error.message.replace(/[^.?]$/, "$&.")}\n`);
  process.exitCode = 1;
}
