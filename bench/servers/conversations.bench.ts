import { setTimeout as wait } from "node:timers/promises";
import { startProgram } from "../child-process.ts";
import { atMost, type Bench, type Figure, quantile } from "../figure.ts";
import { listen } from "../relay/listen.ts";
import { modelEnv, startFleet, startModel } from "./fleet.ts";
import { memoryMb, openFiles } from "./memory-of.ts";
import { createTalker, say, type Talker } from "./talker.ts";

/** Fewer, and shorter, only to try the bench itself: `CONVERSATIONS=50 CONVERSATION_SECONDS=10`. */
const conversations = Number(process.env["CONVERSATIONS"] ?? 1_000);
const sessionsPerPerson = 10;
/** A reply of about two sentences, at the pace of a good model. */
const tokens = 60;
const tokenMs = 50;
const runMs = Number(process.env["CONVERSATION_SECONDS"] ?? 35) * 1_000;
/** Between hearing a reply and sending the next message; people take longer. */
const thinkMs = Math.min(24_000, runMs);

type Run = { firstTokenMs: number[]; errors: number; openAtOnce: number };

/** Everybody at their own time, so that the arrivals are even, as those of strangers are. */
const converse = async (
  count: number,
  send: (index: number, turn: number) => Promise<{ firstTokenMs: number }>,
): Promise<Run> => {
  const endMs = performance.now() + runMs;
  const run: Run = { firstTokenMs: [], errors: 0, openAtOnce: 0 };
  let open = 0;
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await wait((index / count) * thinkMs);
      for (let turn = 0; performance.now() < endMs; turn++) {
        open++;
        run.openAtOnce = Math.max(run.openAtOnce, open);
        const heard = await send(index, turn).catch(() => undefined);
        open--;
        if (heard) run.firstTokenMs.push(heard.firstTokenMs);
        else run.errors++;
        const pauseMs = thinkMs * (0.5 + Math.random());
        // Nobody is waited for who would say nothing more.
        if (performance.now() + pauseMs >= endMs) return;
        await wait(pauseMs);
      }
    }),
  );
  return run;
};

const delayed = (name: string, part: number, ours: Run, bare: Run, budgetMs: number): Figure => {
  const value = quantile(ours.firstTokenMs, part);
  const baseline = quantile(bare.firstTokenMs, part);
  return {
    ...atMost(`conversations: ${name}`, value, budgetMs, "ms"),
    baseline: `${baseline.toPrecision(3)} ms`,
    ratio: (value / baseline).toPrecision(3),
  };
};

/** A thousand conversations on one process, beside a bare relay with the same model and the same people. */
export const conversationsBench: Bench = async () => {
  const model = await startModel(tokens, tokenMs);
  const bare = await startProgram(
    ["bench/relay/bare-relay.ts"],
    { MODEL_URL: model.url },
    /^ready/,
  );
  const fleet = await startFleet(1, modelEnv(model.url));
  const [server] = fleet.servers;
  if (!server) throw new Error("no server started");
  const pid = server.process.pid;
  try {
    const idleMb = memoryMb(pid);
    const idleFiles = openFiles(pid);
    const talkers: Talker[] = [];
    for (let made = 0; made < conversations / sessionsPerPerson; made += 10)
      talkers.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, () => createTalker(server.url, sessionsPerPerson)),
        )),
      );
    const bareUrl = `http://127.0.0.1:${bare.line.split(" ")[1]}`;
    const theirs = await converse(conversations, () => listen(bareUrl, {}, "{}"));
    let loadedMb = 0;
    const watching = setInterval(() => {
      loadedMb = Math.max(loadedMb, memoryMb(pid));
    }, 500);
    const ours = await converse(conversations, (index, turn) => {
      const talker = talkers[Math.floor(index / sessionsPerPerson)];
      const session = talker?.sessions[index % sessionsPerPerson];
      if (!talker || !session) throw new Error("nobody to talk");
      return say(server.url, talker, session, `Today was long, ${turn} of ${index}.`);
    });
    clearInterval(watching);
    // Connections of people who stay away are closed after a minute or so; streams are over at once.
    await wait(2_000);
    const filesAfter = openFiles(pid);
    const label = `of ${conversations} at once (${ours.openAtOnce} replies open at the most)`;
    return [
      delayed(`first token after sending, p50, ${label}`, 0.5, ours, theirs, 60),
      delayed("the same, p95", 0.95, ours, theirs, 200),
      delayed("the same, p99", 0.99, ours, theirs, 400),
      atMost(`conversations: errors in ${ours.firstTokenMs.length} replies`, ours.errors, 0, ""),
      atMost("conversations: memory of the server before", idleMb, 400, "MB"),
      atMost("conversations: memory of the server, at the most", loadedMb, 700, "MB"),
      atMost(
        "conversations: files open after, beyond those before",
        filesAfter - idleFiles,
        1_050,
        "",
      ),
    ];
  } finally {
    await fleet.stop();
    await bare.stop();
    await model.stop();
  }
};
