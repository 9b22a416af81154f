import { randomBytes } from "node:crypto";
import { rehearse } from "@app/companion/hearing/rehearse";
import { prepareKindness } from "@app/kindness/prepare-kindness";
import { buildApp } from "@app/server/app";
import { connectDatabase } from "@app/server/db/client";
import { createDependencies } from "@app/server/dependencies";
import { readEnv } from "@app/server/env";
import { createLogger } from "@app/server/logger";
import {
  atPace,
  type FromServer,
  nowMs,
  processorMs,
  settleMs,
  type ToServer,
  thoughtText,
  wait,
} from "./messages.ts";

/*
 * The product's server, whole, in a process of its own. Thoughts are left in it by as many people as
 * there are thoughts: everything that a request meets behind the door, and none of it left out.
 */
const say = (message: FromServer): void => void process.send?.(message);
const env = readEnv(process.env, process.env["DATA_DIR"] ?? "");
const database = connectDatabase({
  url: process.env["BENCH_DATABASE"] ?? "",
  poolSize: env.databasePool,
  onIdleError: () => undefined,
});
const dependencies = createDependencies({
  env,
  database,
  logger: createLogger("error"),
  pages: "none",
});
rehearse();
await prepareKindness();
const app = await buildApp(dependencies);
const url = await app.listen({ port: 0, host: "127.0.0.1" });
const { board } = dependencies.board;

const token = () => randomBytes(24).toString("base64url");
const leaveOne = (number: number) =>
  board.leave(
    { text: thoughtText(number), secret: token(), seen_help: false },
    { uid: token(), address: token() },
  );

process.on("message", async (message: ToServer) => {
  if (message.type === "memory") {
    // Twice, with a pause: what the first frees may still hold something.
    globalThis.gc?.();
    await wait(500);
    globalThis.gc?.();
    return say({ type: "memory", rssBytes: process.memoryUsage().rss });
  }
  const sentAtMs: [number, number][] = [];
  const leaving: Promise<unknown>[] = [];
  const beforeMs = processorMs();
  await atPace(message.count, message.perSecond, (index) => {
    const number = message.from + index;
    sentAtMs.push([number, nowMs()]);
    leaving.push(leaveOne(number));
  });
  await Promise.all(leaving);
  await wait(settleMs);
  say({ type: "left", sentAtMs, processorMs: processorMs() - beforeMs });
});
process.on("disconnect", () => process.exit(0));
process.on("SIGTERM", () => process.exit(0));
say({ type: "ready", url });
