import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { readers } from "@app/companion/testing/readers";
import { paths } from "@app/contract/paths";
import { outgrows } from "@app/reading/testing/growth";
import { pieces } from "@app/reading/testing/hostile-shapes";
import { atMost, type Bench, type Figure, quantile } from "./figure.ts";
import { startFleet } from "./servers/fleet.ts";
import { createTalker, say, type Talker } from "./servers/talker.ts";

/** Of each kind, with and without the visitor by turns; longer by `HOSTILE_SECONDS=60 npm run bench -- hostile`. */
const runMs = Number(process.env["HOSTILE_SECONDS"] ?? 24) * 1_000;
const searchMs = runMs / 2;
const roundMs = 3_000;
/** What is asked for the first time is slower, with and without anybody hostile. */
const warmUpMs = 4_000;
const talkersAtOnce = 4;
/** Fewer than somebody without an account may send in a day. */
const messagesEach = 40;
/** What one hostile visitor may cost others, beyond what the machine takes for itself. */
const costMs = 50;

const kinds = ["crisis", "page", "bare", "began", "word"] as const;
type Waits = Record<(typeof kinds)[number], number[]>;
const noWaits = (): Waits => ({ crisis: [], page: [], bare: [], began: [], word: [] });

/** A program of this bench in a process of its own, so that nobody here waits for its work. */
const startBeside = async (file: string, ...args: string[]) => {
  const child = fork(fileURLToPath(new URL(`./hostile/${file}`, import.meta.url)), args);
  const [first] = (await once(child, "message")) as [number]; // both send numbers
  return {
    first,
    tell: async (wanted: boolean): Promise<number> => {
      const answered = once(child, "message");
      child.send(wanted);
      const [count] = (await answered) as [number]; // as above
      return count;
    },
    stop: () => child.disconnect(),
  };
};

const createOthers = (url: string, bareUrl: string) => {
  const talkers: { talker: Talker; said: number }[] = [];
  const open = async (address: string, to: number[]): Promise<void> => {
    const startedMs = performance.now();
    const answer = await fetch(address);
    await answer.text();
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
    to.push(performance.now() - startedMs);
  };
  const talk = async (index: number, waits: Waits, endMs: number): Promise<void> => {
    while (performance.now() < endMs) {
      let one = talkers[index];
      if (!one || one.said >= messagesEach) {
        one = { talker: await createTalker(url, 1), said: 0 };
        talkers[index] = one;
      }
      one.said += 1;
      const words = `My week was long, ${one.said} days of it.`;
      const heard = await say(url, one.talker, one.talker.sessions[0] ?? "", words);
      waits.began.push(heard.beganMs);
      waits.word.push(heard.firstTokenMs);
    }
  };
  /** Somebody who looks for help and reads a page, while others talk. */
  return async (waits: Waits, forMs: number): Promise<void> => {
    const endMs = performance.now() + forMs;
    const browse = async (): Promise<void> => {
      while (performance.now() < endMs) {
        await open(`${url}${paths.crisis}`, waits.crisis);
        await open(`${url}${paths.ourPurpose}`, waits.page);
        await open(bareUrl, waits.bare);
        await wait(20);
      }
    };
    const talks = Array.from({ length: talkersAtOnce }, (_, index) => talk(index, waits, endMs));
    await Promise.all([browse(), ...talks]);
  };
};

/** A p99, beside the same in the rounds between, held against something of the same moments. */
const beside = (
  name: string,
  under: number[],
  quiet: number[],
  floor: { words: string; ms: number },
): Figure => {
  const [value, baseline] = [quantile(under, 0.99), quantile(quiet, 0.99)];
  return {
    ...atMost(`hostile: ${name}, p99`, value, costMs, "ms"),
    baseline: `${baseline.toPrecision(3)} ms`,
    ratio: (value / baseline).toPrecision(3),
    budget: `≤ ${costMs} ms beyond ${floor.words} (${floor.ms.toPrecision(3)} ms)`,
    holds: value <= floor.ms + costMs,
  };
};

/** Shapes made up of pieces at random, for each reader in turn; the worst growth of all, and whose it is. */
const searchGrowth = (): { worst: number; of: string } => {
  const endMs = performance.now() + searchMs;
  const all = Object.entries(readers);
  const any = (): string => pieces[Math.floor(Math.random() * pieces.length)] ?? "";
  let found = { worst: 0, of: "none" };
  for (let turn = 0; performance.now() < endMs; turn += 1) {
    const [name, reader] = all[turn % all.length] ?? [];
    if (!name || !reader) continue;
    const piece = any() + any() + (turn % 2 ? any() : "");
    const text = (chars: number) => piece.repeat(Math.ceil(chars / piece.length)).slice(0, chars);
    const growth = outgrows(reader.read, text, reader.maxChars, { senses: reader.senses });
    if (growth > found.worst) found = { worst: growth, of: `${name}, ${JSON.stringify(piece)}` };
  }
  return found;
};

/**
 * What others notice of one visitor who does the worst that words can do. Rounds with and without that visitor take
 * turns, and a bare server is asked at the same moments: on cores that others share, nothing else can be compared.
 */
export const hostileBench: Bench = async () => {
  // As many threads as the product has by itself.
  const fleet = await startFleet(1, {
    CALLS_PER_MINUTE: "1000000",
    CALLS_PER_MINUTE_ADDRESS: "10000000",
    READING_THREADS: "2",
  });
  const [server] = fleet.servers;
  if (!server) throw new Error("no server started");
  const bare = await startBeside("bare-server.ts");
  const attacker = await startBeside("attacker.ts", server.url);
  try {
    const live = createOthers(server.url, `http://127.0.0.1:${bare.first}`);
    await live(noWaits(), warmUpMs);
    const [quiet, under] = [noWaits(), noWaits()];
    let sent = 0;
    for (let passedMs = 0; passedMs < runMs; passedMs += roundMs) {
      await live(quiet, roundMs);
      await attacker.tell(true);
      await live(under, roundMs);
      sent = await attacker.tell(false);
    }
    const machine = { words: "a bare server", ms: quantile(under.bare, 0.99) };
    const without = (waits: number[]) => ({ words: "without", ms: quantile(waits, 0.99) });
    const { worst, of } = searchGrowth();
    return [
      beside(
        `${paths.crisis} beside ${sent} hostile messages`,
        under.crisis,
        quiet.crisis,
        machine,
      ),
      beside("another page", under.page, quiet.page, machine),
      beside(
        "the beginning of somebody else's reply",
        under.began,
        quiet.began,
        without(quiet.began),
      ),
      beside("the first word to somebody else", under.word, quiet.word, without(quiet.word)),
      atMost(`hostile: growth of any reader, of what is allowed (most: ${of})`, worst, 1, ""),
    ];
  } finally {
    attacker.stop();
    bare.stop();
    await fleet.stop();
  }
};
