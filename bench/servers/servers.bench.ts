import { availableParallelism } from "node:os";
import type { Bench, Figure } from "../figure.ts";
import { modelEnv, startFleet, startModel } from "./fleet.ts";
import { createTalker, say, type Talker } from "./talker.ts";

const tokens = 40;
const people = 40;
/** Fewer than somebody without an account has in a day. */
const repliesEach = 20;
const warmUpEach = 5;

type Measured = { perSecond: number; startMs: number };

const measure = async (count: number, modelUrl: string): Promise<Measured> => {
  const startedMs = performance.now();
  const fleet = await startFleet(count, modelEnv(modelUrl));
  const startMs = performance.now() - startedMs;
  try {
    const urls = fleet.servers.map(({ url }) => url);
    const urlOf = (index: number) => urls[index % urls.length] ?? "";
    const everybody = () =>
      Promise.all(Array.from({ length: people }, (_, index) => createTalker(urlOf(index), 1)));
    const round = async (turns: number, talkers: readonly Talker[]) =>
      Promise.all(
        talkers.map(async (talker, index) => {
          // Round robin, as a balancer does: no server sees the same person twice in a row.
          for (let turn = 0; turn < turns; turn++)
            await say(
              urlOf(index + turn),
              talker,
              talker.sessions[0] ?? "",
              `Today was long, ${turn} of ${index}.`,
            );
        }),
      );
    // Each of them has to see its share before it is as quick as it gets; a longer talk takes longer to read.
    for (let server = 0; server < count; server++) await round(warmUpEach, await everybody());
    const talkers = await everybody();
    const begunMs = performance.now();
    await round(repliesEach, talkers);
    const seconds = (performance.now() - begunMs) / 1_000;
    return { perSecond: (people * repliesEach) / seconds, startMs };
  } finally {
    await fleet.stop();
  }
};

/** Servers, database, model and those who talk share this machine: with few cores there is nothing left to win. */
const gainWanted = (count: number): number =>
  Math.max(0.85, Math.min(count * 0.7, availableParallelism() / 4));

const beside = (count: number, { perSecond }: Measured, one: Measured): Figure => {
  const ratio = perSecond / one.perSecond;
  const budget = gainWanted(count);
  return {
    name: `servers: replies a second by ${count}, beside one, on ${availableParallelism()} cores`,
    value: `${perSecond.toFixed(0)} /s`,
    baseline: `${one.perSecond.toFixed(0)} /s`,
    ratio: ratio.toPrecision(3),
    budget: `≥ ${budget.toPrecision(3)}`,
    holds: ratio >= budget,
  };
};

/** One, two and four servers on one database, with the same people and the same model. */
export const serversBench: Bench = async () => {
  const model = await startModel(tokens, 0);
  try {
    const one = await measure(1, model.url);
    const two = await measure(2, model.url);
    const four = await measure(4, model.url);
    return [beside(2, two, one), beside(4, four, one)];
  } finally {
    await model.stop();
  }
};
