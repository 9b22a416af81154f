import { setTimeout as wait } from "node:timers/promises";
import { type Api, apiCalls } from "@app/contract/api";
import { ApiError, type Client, createClient } from "@app/contract/client";
import { openDatabaseLine } from "@app/server/testing/database-line";
import { sumTallies, type TalkTally } from "@app/server/testing/ledger";
import { beginTalk, type TestTalk } from "@app/server/testing/talk";
import { type Product, startProduct } from "../e2e/product.ts";
import { atMost, type Bench, quantile } from "./figure.ts";
import { modelEnv, startFleet, startModel } from "./servers/fleet.ts";
import { memoryMb, openFiles } from "./servers/memory-of.ts";
import { createTalker } from "./servers/talker.ts";

/** Minutes by default, hours by `SOAK_MINUTES=240 npm run bench -- soak`. */
const runMs = Number(process.env["SOAK_MINUTES"] ?? 1) * 60_000;
/** Hours are for what grows slowly: they go at the pace of a quiet evening, so that a machine can do other things beside. */
const isLong = runMs >= 30 * 60_000;
const people = isLong ? 20 : 40;
const pauseMs = isLong ? 5_000 : 400;
const faultPauseMs = isLong ? 60_000 : 2_000;
/** Fewer than somebody without an account may send in a day; then somebody else comes. */
const messagesEach = 50;
const seed = Number(process.env["SOAK_SEED"] ?? 1);

/** The same faults at the same times for the same seed. */
const createRandom = (start: number) => {
  let state = start;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
};

type Seen = {
  answered: number;
  told: Map<string, number>;
  failed: string[];
  tallies: TalkTally[];
};

/** Told in words while a fault lasts: the page says so and offers to try again. */
const allowed = new Set(["unavailable", "reply_in_progress", "shutting_down", "model_failed"]);

const note = (seen: Seen, code: string): void => {
  if (allowed.has(code)) seen.told.set(code, (seen.told.get(code) ?? 0) + 1);
  else seen.failed.push(code);
};

/** One person: talks, keeps and lists things, comes back after refusals, and is checked at the end. */
const live = async (seen: Seen, make: () => Promise<Client<Api>>, endMs: number): Promise<void> => {
  const isOver = () => performance.now() > endMs;
  while (!isOver()) {
    let client: Client<Api>;
    let talk: TestTalk;
    try {
      client = await make();
      talk = await beginTalk(client);
    } catch {
      // Signing in while the database is away is refused as well.
      await wait(pauseMs);
      continue;
    }
    const kept: string[] = [];
    while (!isOver() && talk.ledger.count() < messagesEach) {
      const outcome = await talk.say();
      if (outcome.kind === "answered") seen.answered++;
      else note(seen, outcome.kind === "told" ? outcome.code : outcome.why);
      await keepOne(client, kept, seen);
      await wait(pauseMs * (0.5 + Math.random()));
    }
    await settle(talk);
    seen.tallies.push(await talk.check(), await checkKept(client, kept));
  }
};

const codeOf = (error: unknown): string =>
  error instanceof ApiError ? (error.code ?? `status ${error.status}`) : String(error);

const keepOne = async (client: Client<Api>, kept: string[], seen: Seen): Promise<void> => {
  const text = `Walk for ${kept.length + 1} minutes`;
  try {
    await client.actions.add({ client_request_id: `soak-${kept.length}`, texts: [text] });
    kept.push(text);
  } catch (error) {
    note(seen, codeOf(error));
  }
};

/** Whatever was refused is sent again until it is answered, as a person would in the end. */
const settle = async (talk: TestTalk): Promise<void> => {
  for (let tries = 0; tries < 40 && talk.ledger.unanswered() > 0; tries++) {
    await talk.sayAgain();
    if (talk.ledger.unanswered() > 0) await wait(1_000);
  }
};

const checkKept = async (client: Client<Api>, kept: readonly string[]): Promise<TalkTally> => {
  const found: string[] = [];
  for (let before: string | null | undefined; before !== null; ) {
    const page: Awaited<ReturnType<typeof client.actions.list>> = await client.actions.list(
      before === undefined ? {} : { before },
    );
    found.push(...page.actions.map(({ text }) => text));
    before = page.next_before;
  }
  return {
    lost: kept.filter((text) => !found.includes(text)).length,
    duplicated: found.length - new Set(found).size,
    wrong: 0,
  };
};

/** Mixed traffic with random faults, checked against what must be true. */
export const soakBench: Bench = async () => {
  const random = createRandom(seed);
  const model = await startModel(30, 10);
  const fleet = await startFleet(0, {});
  const line = await openDatabaseLine(fleet.databaseUrl.replace("@localhost/", "@/"));
  const env = { ...fleet.env, ...modelEnv(model.url), DATABASE_URL: line.url };
  const servers = await Promise.all([startProduct(env), startProduct(env)]);
  const seen: Seen = { answered: 0, told: new Map(), failed: [], tallies: [] };
  const endMs = performance.now() + runMs;
  let faults = 0;
  let isSecondAway = false;
  const samples: { mb: number; files: number; connections: number }[] = [];
  const sample = () => {
    const [steady] = servers;
    samples.push({
      mb: memoryMb(steady?.process.pid),
      files: openFiles(steady?.process.pid),
      connections: line.connections(),
    });
  };

  /** Meanwhile everybody goes to the first, as a balancer would send them; that one's memory is watched. */
  const replaceSecond = async (end: (server: Product) => void): Promise<void> => {
    const [, second] = servers;
    if (!second) return;
    isSecondAway = true;
    end(second);
    await second.exit;
    servers[1] = await startProduct(env);
    isSecondAway = false;
  };
  const faultKinds: (() => Promise<void>)[] = [
    async () => {
      line.set("cut");
      await wait(500 + random() * 2_500);
      line.set("open");
    },
    async () => {
      line.delay(100);
      await wait(2_000);
      line.delay(0);
    },
    () => replaceSecond((server) => void server.process.kill("SIGKILL")),
    () => replaceSecond((server) => void server.process.kill("SIGTERM")),
  ];
  const faulting = (async () => {
    while (performance.now() < endMs - 5_000) {
      await wait(faultPauseMs * (1 + random() * 2));
      await faultKinds[Math.floor(random() * faultKinds.length)]?.();
      faults++;
    }
  })();
  const sampling = setInterval(sample, 1_000);

  try {
    const make = async (index: number): Promise<Client<Api>> => {
      const url = () => servers[isSecondAway ? 0 : index % servers.length]?.url ?? "";
      const { headers } = await createTalker(url(), 0);
      const token = headers["authorization"]?.slice("Bearer ".length) ?? "";
      return createClient(apiCalls, {
        // A server that was replaced has another address; a balancer would hide that.
        fetch: (path, init) => fetch(url() + path, init),
        token: async () => token,
      });
    };
    await Promise.all(
      Array.from({ length: people }, (_, index) => live(seen, () => make(index), endMs)),
    );
    await faulting;
    const { lost, duplicated, wrong } = sumTallies(seen.tallies);
    clearInterval(sampling);
    // The first third is a server that warms up; from then on nothing may grow.
    const part = Math.max(1, Math.floor(samples.length / 3));
    const grown = (
      what: "mb" | "files" | "connections",
      name: string,
      spare: number,
      unit = "",
    ) => {
      const values = samples.map((each) => each[what]);
      const middle = quantile(values.slice(part, 2 * part), 0.5);
      const late = quantile(values.slice(-part), 0.5);
      return {
        ...atMost(
          `soak: ${name} in the last third, beside the second`,
          late,
          middle * 1.25 + spare,
          unit,
        ),
        baseline: `${middle.toFixed(0)} ${unit}`.trim(),
        ratio: (late / middle).toPrecision(3),
      };
    };
    const cutsByKill = seen.failed.filter(
      (why) => !/fetch failed|terminated|stream was cut/.test(why),
    );
    const told = [...seen.told].map(([code, count]) => `${code} ${count}`).join(", ");
    process.stderr.write(
      `soak: ${seen.answered} answered, told: ${told}; ${seen.failed.length} cut\n`,
    );
    return [
      atMost(`soak: lost, of ${seen.answered} replies over ${faults} faults`, lost, 0, ""),
      atMost("soak: duplicated", duplicated, 0, ""),
      atMost("soak: wrong", wrong, 0, ""),
      atMost("soak: refusals that were not told in words", cutsByKill.length, 0, ""),
      grown("mb", "memory", 0, "MB"),
      grown("files", "files open", 20),
      grown("connections", "connections to the database", 5),
    ];
  } finally {
    clearInterval(sampling);
    await Promise.all(servers.map((server) => server.stop()));
    await line.close();
    await fleet.stop();
    await model.stop();
  }
};
