import type { BoardEvent } from "@app/contract/calls/board";
import { expect, test } from "vitest";
import { type BoardConnection, type FollowSettings, followBoard } from "./follow-board.ts";

const gone = (seq: number): BoardEvent => ({ type: "gone", seq, id: `thought ${seq}` });

type Script = (
  after: number | undefined,
  signal: AbortSignal,
  onAlive: () => void,
) => AsyncGenerator<BoardEvent>;

const forever = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("closed"))));

/** Time passes only where the follower waits for it. */
const follow = (scripts: Script[], settings: Partial<FollowSettings> = {}) => {
  const seen: number[] = [];
  const lines: BoardConnection[] = [];
  const askedAfter: (number | undefined)[] = [];
  const waits: { ms: number; work: () => void }[] = [];
  let last: number | undefined;
  const follower = followBoard({
    open: (after, { signal, onAlive }) => {
      askedAfter.push(after);
      const script = scripts.shift();
      if (!script) throw new Error("nobody expected another line");
      return script(after, signal, onAlive);
    },
    after: () => last,
    onEvent: (event) => {
      if (!("seq" in event)) return;
      last = event.seq;
      if (event.type === "gone") seen.push(event.seq);
    },
    onLine: (line) => lines.push(line),
    random: () => 0.5,
    nowMs: () => 0,
    doLater: (work, ms) => {
      const wait = { ms, work };
      waits.push(wait);
      return () => {
        const index = waits.indexOf(wait);
        if (index >= 0) waits.splice(index, 1);
      };
    },
    ...settings,
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  /** Lets the shortest wait be over. */
  const pass = async () => {
    const next = waits.toSorted((a, b) => a.ms - b.ms)[0];
    if (next) waits.splice(waits.indexOf(next), 1);
    next?.work();
    await settle();
  };
  return { follower, seen, lines, askedAfter, waits, settle, pass };
};

test("a line that breaks is opened again after the last event that was seen", async () => {
  const { follower, seen, lines, askedAfter, settle, pass } = follow([
    async function* () {
      yield { type: "open", seq: 4 };
      yield gone(5);
      yield gone(6);
      throw new TypeError("network error");
    },
    async function* (_, signal) {
      yield { type: "open", seq: 6 };
      yield gone(7);
      await forever(signal);
    },
  ]);
  follower.start();
  await settle();
  await pass();
  expect(askedAfter).toEqual([undefined, 6]);
  expect(seen).toEqual([5, 6, 7]);
  expect(lines).toEqual(["connecting", "live", "lost", "live"]);
  follower.stop();
});

test("a line that opens with too much to tell is a line all the same", async () => {
  const { follower, lines, settle } = follow([
    async function* (_, signal) {
      yield { type: "reload", seq: 900 };
      await forever(signal);
    },
  ]);
  follower.start();
  await settle();
  expect(lines).toEqual(["connecting", "live"]);
  follower.stop();
});

test("a server that is down is asked less and less often", async () => {
  const down: Script = async function* () {
    yield* [];
    throw new TypeError("network error");
  };
  const { follower, waits, settle, pass } = follow([down, down, down, down]);
  follower.start();
  await settle();
  const asked: number[] = [];
  for (let tries = 0; tries < 3; tries++) {
    asked.push(waits[0]?.ms ?? 0);
    await pass();
  }
  expect(asked).toEqual([750, 1_250, 2_250]);
  follower.stop();
});

test("a line that is silent for longer than heartbeats allow is given up", async () => {
  const { follower, askedAfter, lines, settle, pass } = follow([
    async function* (_, signal) {
      yield { type: "open", seq: 1 };
      await forever(signal);
    },
    async function* (_, signal) {
      yield { type: "open", seq: 1 };
      await forever(signal);
    },
  ]);
  follower.start();
  await settle();
  expect(lines.at(-1)).toBe("live");
  await pass();
  expect(lines.at(-1)).toBe("lost");
  await pass();
  expect(askedAfter.length).toBe(2);
  expect(lines.at(-1)).toBe("live");
  follower.stop();
});

test("a sign of life keeps a quiet line open", async () => {
  let beat: () => void = () => undefined;
  const { follower, waits, settle } = follow([
    async function* (_, signal, onAlive) {
      beat = onAlive;
      yield { type: "open", seq: 1 };
      await forever(signal);
    },
  ]);
  follower.start();
  await settle();
  const before = waits[0];
  beat();
  expect(waits.length).toBe(1);
  expect(waits[0]).not.toBe(before);
  follower.stop();
});

test("a server that says it is going down is taken at its word, and nothing after it is read", async () => {
  const { follower, seen, lines, settle } = follow([
    async function* () {
      yield { type: "open", seq: 1 };
      yield { type: "error", code: "shutting_down", detail: "The server is restarting" };
      yield gone(2);
    },
  ]);
  follower.start();
  await settle();
  expect(seen).toEqual([]);
  expect(lines.at(-1)).toBe("lost");
  follower.stop();
});

test("whoever stops gets nothing more, and opens nothing more", async () => {
  let send: (event: BoardEvent) => void = () => undefined;
  const { follower, seen, askedAfter, waits, settle } = follow([
    async function* () {
      yield { type: "open", seq: 1 };
      yield await new Promise<BoardEvent>((resolve) => {
        send = resolve;
      });
    },
  ]);
  follower.start();
  await settle();
  follower.stop();
  send(gone(2));
  await settle();
  expect(seen).toEqual([]);
  expect(askedAfter.length).toBe(1);
  expect(waits).toEqual([]);
});

test("a network that is back is used at once", async () => {
  const { follower, askedAfter, settle } = follow([
    async function* () {
      yield* [];
      throw new TypeError("network error");
    },
    async function* (_, signal) {
      yield { type: "open", seq: 1 };
      await forever(signal);
    },
  ]);
  follower.start();
  await settle();
  follower.hurry();
  await settle();
  expect(askedAfter.length).toBe(2);
  follower.stop();
});
