import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { paths } from "@app/contract/paths";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { hearNow } from "../guiding/hear.ts";
import { turnOf } from "../testing/one-turn.ts";
import { hearHere } from "./here.ts";
import type { Hearing } from "./jobs.ts";
import { createHearingPool, type PoolSettings } from "./pool.ts";
import { pauseAfterMs } from "./seat.ts";

const patient = { limitMs: 60_000, queueLimitMs: 120_000, startLimitMs: 110_000 };
const workerFile = (name: string) => new URL(`../testing/${name}`, import.meta.url);

let honest: Hearing;
/** Some words hold a thread of these for ever, or end it. */
let breaking: Hearing;
beforeAll(async () => {
  // A rehearsal would read far more than is asked of it here.
  const honestPool = createHearingPool({ ...patient, workers: 1, rehearses: false });
  const file = workerFile("slow-worker.ts");
  const breakingPool = createHearingPool({
    ...patient,
    workers: 2,
    limitMs: 3_000,
    workerFile: file,
  });
  [honest, breaking] = [honestPool, breakingPool];
  await Promise.all([honestPool.ready, breakingPool.ready]);
}, 120_000);
afterAll(() => Promise.all([honest.close(), breaking.close()]));

const told = (content: string) => ({ content, history: [] });
const guided = (content: string) => {
  const { sessionId, sessionType, history, now, state, heard } = turnOf(content);
  const { reading, screening } = heard;
  const { talk } = state;
  const turn = { sessionId, sessionType, content, reading, history, screening, now, talk };
  return { ...turn, memories: [] };
};

test("a message is read and answered in a thread as it would be here", async () => {
  const content = "I can't decide whether to take the job. My sister says yes.";
  expect(await honest.do("hear", told(content))).toEqual(hearNow(told(content)));
  expect(await honest.do("guide", guided(content))).toEqual(
    await hearHere.do("guide", guided(content)),
  );
  const danger = await honest.do("screen", told("I want to kill myself"));
  expect(danger).toMatchObject({ level: "crisis" });
});

test("messages that come at once are all read, each as its own", async () => {
  const contents = Array.from({ length: 12 }, (_, index) => `My week number ${index} was long.`);
  const heard = await Promise.all(contents.map((content) => honest.do("hear", told(content))));
  expect(heard.map(({ reading }) => reading.plain)).toEqual(contents);
});

describe("with words that hold a thread for ever", { timeout: 120_000 }, () => {
  /** Until both threads are there, so that the wait is for the message alone. */
  const bothReady = () =>
    vi.waitFor(
      async () => {
        const order: string[] = [];
        const heard = ["hello", "hello again"].map(async (content) => {
          const { isUnread } = await breaking.do("hear", told(content));
          order.push(isUnread ? "unread" : "read");
        });
        await Promise.all(heard);
        expect(order).toEqual(["read", "read"]);
      },
      { timeout: 110_000 },
    );

  test("whoever comes meanwhile is served, also where long ones come from everywhere", async () => {
    await bothReady();
    const order: string[] = [];
    const long = `hang on ${"and on ".repeat(400)}`;
    const hanging = Array.from({ length: 2 }, () =>
      breaking.do("hear", told(long)).then(() => order.push("long")),
    );
    await breaking.do("hear", told("It was a long day.")).then(() => order.push("plain"));
    await Promise.all(hanging);
    expect(order[0]).toBe("plain");
  });

  test.each([
    ["hangs", "hang on"],
    ["ends its thread", "die now"],
  ])("one that %s is treated as unread, and what comes after it is read", async (_, words) => {
    await bothReady();
    // more than there are threads: a new one must have taken their place
    const broken = await Promise.all(
      Array.from({ length: 3 }, () => breaking.do("hear", told(`${words}, it was a long day`))),
    );
    for (const { reading, screening, isUnread } of broken) {
      expect(isUnread).toBe(true);
      expect(reading).toMatchObject({ isGarbled: true, sentences: [] });
      expect(screening.level).toBe("none");
    }
    const next = await breaking.do("hear", told("It was a long day."));
    expect(next.reading.sentences).toHaveLength(1);
  });

  test("what reading cost is told, and what could not be read costs all that it was given", async () => {
    await bothReady();
    const spent: number[] = [];
    await breaking.do("hear", told("It was a long day."), (ms) => spent.push(ms));
    await breaking.do("hear", told("hang on"), (ms) => spent.push(ms));
    expect(spent).toEqual([expect.any(Number), 3_000]);
    expect(spent[0]).toBeGreaterThan(0);
  });

  test("danger in plain words is found by the rules, also in what was said before", async () => {
    await bothReady();
    const danger = told("hang on. I want to kill myself.");
    const before = {
      content: "hang on",
      history: [{ role: "user" as const, content: danger.content }],
    };
    const [heard, screening, later] = await Promise.all([
      breaking.do("hear", danger),
      breaking.do("screen", danger),
      breaking.do("hear", before),
    ]);
    expect(heard).toMatchObject({ isUnread: true, reading: { sentences: [] } });
    expect(heard.screening).toMatchObject({ level: "crisis", category: "suicide" });
    expect(screening).toMatchObject({ level: "crisis", category: "suicide" });
    expect(later.screening).toMatchObject({ category: "suicide" });
  });

  test("whoever is in danger is answered by the rules while every thread is held, and others wait", async () => {
    await bothReady();
    const order: string[] = [];
    const ask = async (name: string, content: string) => {
      const heard = await breaking.do("hear", told(content), (ms) => order.push(`${name} ${ms}`));
      return heard.screening.level;
    };
    const held = ["hang on", "hang on"].map((words) => ask("held", words));
    const plain = ask("plain", "It was a long day.");
    const [level, screening] = await Promise.all([
      ask("danger", "I want to kill myself"),
      breaking.do("screen", told("I want to kill myself")),
    ]);
    expect([level, screening.level]).toEqual(["crisis", "crisis"]);
    // no thread was spent on it, so that it cost nothing
    expect(order).toEqual([]);
    await Promise.all([...held, plain]);
    expect(order.filter((cost) => cost.startsWith("held"))).toEqual(["held 3000", "held 3000"]);
    expect(order.some((cost) => cost.startsWith("danger"))).toBe(false);
  });

  test("danger in what holds a thread is answered before the thread is given up, and costs what that costs", async () => {
    await bothReady();
    const spent: number[] = [];
    const danger = told("hang on. I want to kill myself.");
    const { screening } = await breaking.do("hear", danger, (ms) => spent.push(ms));
    expect(screening.level).toBe("crisis");
    expect(spent).toEqual([]);
    await vi.waitFor(() => expect(spent).toEqual([3_000]), { timeout: 110_000 });
  });

  test("a turn that takes too long asks for it in fewer words, and the talk stays where it was", async () => {
    await bothReady();
    const turn = guided("hang on");
    const { text, talk } = await breaking.do("guide", turn);
    expect(text).toContain("a few short sentences");
    expect(text).toContain(paths.crisis);
    expect(talk).toEqual(turn.talk);
  });
});

const open: Hearing[] = [];
const poolOf = (workerFile: URL, more: Partial<PoolSettings> = {}) => {
  const pool = createHearingPool({ ...patient, workers: 2, workerFile, ...more });
  open.push(pool);
  return pool;
};
const folder = mkdtempSync(join(tmpdir(), "worker-"));
afterEach(() => Promise.all(open.splice(0).map((pool) => pool.close())));
afterAll(() => rmSync(folder, { recursive: true }));

describe("threads that rest", { timeout: 60_000 }, () => {
  /** A thread that tells which one it is, and is there after a while. */
  const tellingWorker = (lateMs = 0, name = `telling-${lateMs}.mjs`) => {
    const file = join(folder, name);
    writeFileSync(
      file,
      `import { parentPort, threadId } from "node:worker_threads";
      parentPort.on("message", ({ id, name, input }) => {
        if (name === "rules") return parentPort.postMessage({ id, failure: "none" });
        if (input.content?.startsWith("die")) process.exit(1);
        const wait = input.content?.startsWith("slow") ? 1_500 : 0;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait);
        parentPort.postMessage({ id, value: { by: threadId }, ms: 1 });
      });
      setTimeout(() => parentPort.postMessage({ id: 0, value: null, ms: 0 }), ${lateMs});`,
    );
    return pathToFileURL(file);
  };
  const resting = (more: Partial<PoolSettings> = {}) => {
    const onRest = vi.fn();
    const pool = poolOf(tellingWorker(), { restMs: 300, onRest, ...more });
    const hear = async (content: string) => {
      const heard: { by?: number; isUnread?: boolean } = await pool.do("hear", told(content));
      return heard.by ?? null;
    };
    const rested = (times: number) =>
      vi.waitFor(() => expect(onRest).toHaveBeenCalledTimes(times), { timeout: 30_000 });
    return { pool, hear, rested };
  };
  const long = "and on ".repeat(400);

  test.each([1, 2])(
    "end when nobody asks them anything, and begin again, of %i",
    async (workers) => {
      const { hear, rested } = resting({ workers });
      const first = await hear("hello");
      expect(first).not.toBeNull();
      await rested(1);
      const second = await hear("hello again");
      expect([null, first]).not.toContain(second);
      await rested(2);
      expect(await hear(long)).not.toBeNull();
      await rested(3);
    },
  );

  test("make themselves ready as soon as somebody is there", async () => {
    const { pool, rested } = resting();
    await rested(1);
    pool.wake();
    pool.wake();
    await rested(2);
  });

  test("are waited for: the time in the queue counts once they are there", async () => {
    const late = { workerFile: tellingWorker(600), queueLimitMs: 300 };
    const { hear, rested } = resting(late);
    expect(await Promise.all(["one", "two", long].map(hear))).not.toContain(null);
    await rested(1);
    expect(await Promise.all([long, "three"].map(hear))).not.toContain(null);
  });

  test("are begun by none but what needs them", async () => {
    const { hear } = resting({ restMs: 60_000 });
    const [light] = await Promise.all(["one", "two", "three"].map(hear));
    expect(await hear("four")).toBe(light);
    const heavy = await hear(long);
    expect([null, light]).not.toContain(heavy);
    expect(await hear("five")).toBe(light);
  });

  test("are more than one where somebody would wait for another's words", async () => {
    const { hear } = resting({ restMs: 60_000 });
    const light = await hear("one");
    const order: string[] = [];
    const slow = hear("slow words").then((by) => order.push(`slow ${by === light}`));
    const other = hear("two").then((by) => order.push(`other ${by === light}`));
    await Promise.all([slow, other]);
    expect(order).toEqual(["other false", "slow true"]);
  });

  test("come back where one ends after a rest, and while nothing is asked", async () => {
    const { hear, rested } = resting();
    await rested(1);
    expect(await hear("die now")).toBeNull();
    expect(await hear("hello")).not.toBeNull();
    await rested(2);
  });

  test("look for danger by the rules while none is there", async () => {
    const { pool, rested } = resting({ workerFile: tellingWorker(20_000), queueLimitMs: 500 });
    await rested(1);
    const heard = await pool.do("hear", told("I want to kill myself"));
    expect(heard.screening.level).toBe("crisis");
  });

  test.each(["resting", "starting"])("may be closed while they are %s", async (state) => {
    const { pool, hear, rested } = resting({ workerFile: tellingWorker(500) });
    await rested(1);
    const waiting =
      state === "starting" ? expect(hear("hello")).rejects.toThrow("read any more") : undefined;
    await pool.close();
    await waiting;
    pool.wake();
    await expect(hear("hello")).rejects.toThrow("read any more");
  });
});

describe("without threads", () => {
  test("whatever waits for them is answered all the same", async () => {
    const silent = poolOf(workerFile("silent-worker.ts"), { queueLimitMs: 50 });
    const spent: number[] = [];
    const danger = told("I want to kill myself");
    expect(await silent.do("hear", danger, (ms) => spent.push(ms))).toMatchObject({
      isUnread: true,
      screening: { level: "crisis" },
    });
    // Nobody read it: a wait is not charged.
    expect(spent).toEqual([]);
  });

  test("those that end at their start are tried again, and meanwhile nobody waits", async () => {
    const file = join(folder, "late-worker.mjs");
    const late = poolOf(pathToFileURL(file));
    await late.ready;
    const { screening, isUnread } = await late.do("hear", told("I want to kill myself"));
    expect(isUnread).toBe(true);
    expect(screening.level).toBe("crisis");
    writeFileSync(file, `import "${workerFile("slow-worker.ts").href}";`);
    await vi.waitFor(
      async () => {
        const heard = await late.do("hear", told("It was a long day."));
        expect(heard.reading.sentences).toHaveLength(1);
      },
      { timeout: 110_000, interval: 500 },
    );
  }, 120_000);

  test("what a thread could not read is read by the rules in a thread, not in the one that is everybody's", async () => {
    const file = join(folder, "rules-worker.mjs");
    writeFileSync(
      file,
      `import { parentPort } from "node:worker_threads";
      parentPort.on("message", ({ id, name }) =>
        parentPort.postMessage(
          name === "rules" ? { id, value: { level: "none", by: "thread" }, ms: 1 } : { id, failure: "none" },
        ));
      parentPort.postMessage({ id: 0, value: null, ms: 0 });`,
    );
    const pool = poolOf(pathToFileURL(file));
    await pool.ready;
    expect(await pool.do("screen", told("It was a long day."))).toMatchObject({ by: "thread" });
  });

  test("each time the pause before the next one grows, up to a minute", () => {
    expect([0, 1, 2, 3, 8, 50].map(pauseAfterMs)).toEqual([0, 500, 1_000, 2_000, 60_000, 60_000]);
  });

  test("what still waits when it closes is refused, and what comes later too", async () => {
    const silent = poolOf(workerFile("silent-worker.ts"));
    const waiting = expect(silent.do("hear", told("hello"))).rejects.toThrow("read any more");
    await silent.close();
    await waiting;
    await expect(silent.do("hear", told("hello"))).rejects.toThrow("read any more");
  });
});
