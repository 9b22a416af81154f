import { type ChildProcess, fork } from "node:child_process";
import { getPriority, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { EngineBroken } from "./engine-broken.ts";
import type {
  EngineFacts,
  FromModelEngine,
  ModelEngineStart,
  ToModelEngine,
} from "./engine-messages.ts";

/** The server's own work goes first. */
const niceness = 5;

const childFile = fileURLToPath(new URL("./engine-child.ts", import.meta.url));

/** What it says of a request, once it is loaded. */
export type EngineNews = Exclude<FromModelEngine, { ready: unknown } | { broken: unknown }>;

/** Starts a process for a model; `loaded` settles when the model is in it. */
export const launchEngine = (
  start: ModelEngineStart,
  o: {
    readyTimeoutMs: number;
    onNews: (news: EngineNews) => void;
    /** It was loaded, and is gone. */
    onDeath: () => void;
  },
): { child: ChildProcess; loaded: Promise<EngineFacts> } => {
  const child = fork(childFile, {
    serialization: "advanced",
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, Math.min(19, getPriority() + niceness));
  } catch {
    // Not every system lets a process be nice; it works all the same.
  }
  const loaded = new Promise<EngineFacts>((resolve, reject) => {
    let wasReady = false;
    const late = setTimeout(
      () => reject(new EngineBroken("failed", "it was not loaded in time")),
      o.readyTimeoutMs,
    );
    child.on("message", (message: FromModelEngine) => {
      if ("ready" in message) {
        wasReady = true;
        clearTimeout(late);
        resolve(message.ready);
      } else if ("broken" in message) reject(new EngineBroken(message.broken, message.words));
      else o.onNews(message);
    });
    child.once("error", reject);
    child.once("exit", () => {
      clearTimeout(late);
      if (wasReady) o.onDeath();
      else reject(new EngineBroken("failed", "its process ended while loading"));
    });
    const message: ToModelEngine = { start };
    child.send(message, () => undefined);
  });
  return { child, loaded };
};
