import { setTimeout as wait } from "node:timers/promises";
import { readers } from "@app/companion/testing/readers";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { outgrows } from "@app/reading/testing/growth";
import { hostileText, pieces, shapeNames } from "@app/reading/testing/hostile-shapes";
import { atMost, type Bench, type Figure, quantile } from "./figure.ts";
import { startFleet } from "./servers/fleet.ts";
import { createTalker, say } from "./servers/talker.ts";

/** Longer by `HOSTILE_SECONDS=60 npm run bench -- hostile`. */
const runMs = Number(process.env["HOSTILE_SECONDS"] ?? 15) * 1_000;
/** What is asked for the first time is slower, with and without anybody hostile. */
const warmUpMs = 3_000;
const talkersAtOnce = 4;
/** Fewer than somebody without an account may send in a day. */
const messagesEach = 40;
const hostileAtOnce = 8;

type Waits = { crisis: number[]; page: number[]; reply: number[] };

/** Somebody who looks for help and reads a page, while others talk. */
const live = async (url: string, forMs: number): Promise<Waits> => {
  const waits: Waits = { crisis: [], page: [], reply: [] };
  const endMs = performance.now() + forMs;
  const open = async (path: string, to: number[]): Promise<void> => {
    const startedMs = performance.now();
    const answer = await fetch(`${url}${path}`);
    await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    to.push(performance.now() - startedMs);
  };
  const browse = async (): Promise<void> => {
    while (performance.now() < endMs) {
      await open(paths.crisis, waits.crisis);
      await open(paths.ourPurpose, waits.page);
      await wait(20);
    }
  };
  const talk = async (): Promise<void> => {
    const talker = await createTalker(url, 1);
    for (let said = 0; said < messagesEach && performance.now() < endMs; said += 1) {
      const words = `My week was long, ${said} days of it.`;
      waits.reply.push((await say(url, talker, talker.sessions[0] ?? "", words)).firstTokenMs);
    }
  };
  await Promise.all([browse(), ...Array.from({ length: talkersAtOnce }, talk)]);
  return waits;
};

/** One visitor, who sends the worst at full speed, and under another name once the old one is asked to wait. */
const attack = (url: string): { stop: () => Promise<number> } => {
  let isOver = false;
  let sent = 0;
  const send = async (): Promise<void> => {
    while (!isOver) {
      const { headers } = await createTalker(url, 0);
      for (let count = 0; count < messagesEach && !isOver; count += 1) {
        sent += 1;
        const shape = shapeNames[sent % shapeNames.length] ?? "";
        const content = `${hostileText(shape, limits.message.maxChars - 20)} ${sent}`;
        const address = `${url}/api/sessions/hostile-${sent}/respond_stateless`;
        const body = JSON.stringify({ history: [{ role: "user", content }] });
        // Gone with the first sign of an answer: waiting for the words would be slower.
        const answer = await fetch(address, { method: "POST", headers, body }).catch(() => null);
        const stream = answer?.body?.getReader();
        await stream?.read().catch(() => undefined);
        await stream?.cancel().catch(() => undefined);
      }
    }
  };
  const lanes = Array.from({ length: hostileAtOnce }, send);
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(lanes);
      return sent;
    },
  };
};

const beside = (name: string, under: number[], quiet: number[], budgetMs: number): Figure => {
  const [value, baseline] = [quantile(under, 0.99), quantile(quiet, 0.99)];
  return {
    ...atMost(`hostile: ${name}, p99`, value, budgetMs, "ms"),
    baseline: `${baseline.toPrecision(3)} ms`,
    ratio: (value / baseline).toPrecision(3),
  };
};

/** Shapes made up of pieces at random, for each reader in turn; the worst growth of all. */
const searchGrowth = (): number => {
  const endMs = performance.now() + runMs;
  const all = Object.values(readers);
  const any = (): string => pieces[Math.floor(Math.random() * pieces.length)] ?? "";
  let worst = 0;
  for (let turn = 0; performance.now() < endMs; turn += 1) {
    const reader = all[turn % all.length];
    if (!reader) continue;
    const piece = any() + any() + (turn % 2 ? any() : "");
    const text = (chars: number) => piece.repeat(Math.ceil(chars / piece.length)).slice(0, chars);
    worst = Math.max(worst, outgrows(reader.read, text, reader.maxChars));
  }
  return worst;
};

/** What others notice of one visitor who does the worst that words can do, beside the same without that visitor. */
export const hostileBench: Bench = async () => {
  // As many threads as the product has by itself.
  const fleet = await startFleet(1, {
    CALLS_PER_MINUTE: "1000000",
    CALLS_PER_MINUTE_ADDRESS: "10000000",
    READING_THREADS: "2",
  });
  const [server] = fleet.servers;
  if (!server) throw new Error("no server started");
  try {
    await live(server.url, warmUpMs);
    const quiet = await live(server.url, runMs);
    const attacking = attack(server.url);
    const under = await live(server.url, runMs);
    const sent = await attacking.stop();
    return [
      beside(`${paths.crisis} beside ${sent} hostile messages`, under.crisis, quiet.crisis, 50),
      beside("another page", under.page, quiet.page, 50),
      beside("the first word to somebody else", under.reply, quiet.reply, 500),
      atMost("hostile: growth of any reader, of what is allowed", searchGrowth(), 1, ""),
    ];
  } finally {
    await fleet.stop();
  }
};
