import { randomBytes } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { BoardEvent, Thought } from "@app/contract/calls/board";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type BoardReader, readBoard } from "../../testing/board-reader.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createLive, type LiveParts } from "./live.ts";

let first: TestApp;
let second: TestApp;
let origins: [string, string];
beforeAll(async () => {
  first = await createTestApp();
  second = await createTestApp({ beside: first });
  origins = [
    await first.app.listen({ port: 0, host: "127.0.0.1" }),
    await second.app.listen({ port: 0, host: "127.0.0.1" }),
  ];
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const open: BoardReader[] = [];
afterEach(() => {
  for (const reader of open.splice(0)) reader.leave();
});
const read = async (server: 0 | 1, from: Parameters<typeof readBoard>[1] = {}) => {
  const reader = await readBoard(origins[server], from);
  open.push(reader);
  return reader;
};
const secretOf = () => randomBytes(24).toString("base64url");
const leaveOn = async ({ dependencies }: TestApp, text: string, secret = secretOf()) => {
  const caller = { uid: randomBytes(8).toString("hex"), address: randomBytes(8).toString("hex") };
  return (await dependencies.board.board.leave({ text, secret, seen_help: false }, caller)).thought;
};
const hasText = (text: string) => (events: readonly BoardEvent[]) =>
  events.some((event) => event.type === "thought" && event.thought.text === text);

describe("the live board", () => {
  it("tells what happens on one server to the readers of both", async () => {
    const readers = [await read(0), await read(1)];
    const text = "Seen from both sides of the street.";
    const secret = secretOf();
    const { id } = await leaveOn(first, text, secret);
    for (const reader of readers) await reader.until(hasText(text));
    const { dependencies } = second;
    await dependencies.board.board.takeBack(id, secret);
    for (const reader of readers) {
      await reader.until((events) => events.some((event) => event.type === "gone"));
      expect(reader.events.filter(({ type }) => type === "gone")).toMatchObject([{ id }]);
    }
  });

  it("tells how often a thought was heard, many at once", async () => {
    const { id } = await leaveOn(first, "Heard on both sides of the street.");
    const reader = await read(1);
    const { hear } = first.dependencies.board.board;
    for (const uid of ["ana", "ben", "cem"]) await hear(id, { uid, address: uid });
    const isTold = (event: BoardEvent) =>
      event.type === "heard" && event.counts.some((each) => each.id === id && each.heard === 3);
    await reader.until((events) => events.some(isTold));
  });

  it("begins where the list ended: nothing between the two is missed", async () => {
    const { seq } = await first.clientFor(null).board.list({});
    await leaveOn(first, "Left between the list and the stream.");
    const reader = await read(0, { after: seq });
    await reader.until(hasText("Left between the list and the stream."));
    expect(reader.texts()).toEqual(["Left between the list and the stream."]);
  });

  it("resumes by the last number, by header too, on whichever server, with nothing missed and nothing twice", async () => {
    const before = await read(0);
    await leaveOn(first, "Seen before the break of one.");
    await before.until(hasText("Seen before the break of one."));
    const seq = before.lastSeq();
    before.leave();
    for (const number of [1, 2, 3])
      await leaveOn(number % 2 ? first : second, `Left in the break of one: number ${number}.`);
    for (const from of [{ after: seq }, { lastEventId: seq }, { after: 0, lastEventId: seq }])
      for (const server of [0, 1] as const) {
        const back = await read(server, from);
        await back.until(hasText("Left in the break of one: number 3."));
        expect(back.texts()).toEqual(
          [1, 2, 3].map((number) => `Left in the break of one: number ${number}.`),
        );
      }
  });

  it("tells nobody who comes back what was taken back meanwhile", async () => {
    const { seq } = await first.clientFor(null).board.list({});
    const secret = secretOf();
    const { id } = await leaveOn(first, "Said, and taken back at once.", secret);
    const watching = await read(0, { after: seq });
    await watching.until(hasText("Said, and taken back at once."));
    await first.dependencies.board.board.takeBack(id, secret);
    await watching.until((events) => events.some((event) => event.type === "gone"));
    for (const server of [0, 1] as const) {
      const late = await read(server, { after: seq });
      await late.until((events) => events.some((event) => event.type === "gone"));
      expect(late.texts()).toEqual([]);
    }
  });

  it("sends whoever missed too much, or comes from elsewhere, to the newest page", async () => {
    for (const after of [999_999_999]) {
      const reader = await read(0, { after });
      expect(reader.events[0]).toMatchObject({ type: "reload" });
      const { seq } = await first.clientFor(null).board.list({});
      expect(reader.events[0]).toMatchObject({ seq });
    }
  });

  it("goes on after the database cut the channel, with what came in between", async () => {
    const { seq } = await first.clientFor(null).board.list({});
    const reader = await read(0, { after: seq });
    await first.database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'server, listening' and datname = current_database()",
    );
    await leaveOn(second, "Left while nobody was listening.");
    await reader.until(hasText("Left while nobody was listening."));
    await leaveOn(second, "Left after somebody was listening again.");
    await reader.until(hasText("Left after somebody was listening again."));
    expect(reader.texts()).toHaveLength(2);
  });

  it("numbers what many leave at once on two servers in the order in which everybody sees it", async () => {
    const { seq } = await first.clientFor(null).board.list({});
    const readers = [await read(0, { after: seq }), await read(1, { after: seq })];
    const texts = Array.from({ length: 40 }, (_, index) => `One of a crowd, number ${index}.`);
    await Promise.all(texts.map((text, index) => leaveOn(index % 2 ? first : second, text)));
    for (const reader of readers)
      await reader.until((events) => events.filter(({ type }) => type === "thought").length >= 40);
    const [one, other] = readers;
    expect(one?.texts()).toEqual(other?.texts());
    expect([...(one?.texts() ?? [])].sort()).toEqual([...texts].sort());
    const numbers = (one?.events ?? []).flatMap((event) =>
      event.type === "thought" ? [event.seq] : [],
    );
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });

  it("is missed by nobody over a restart, and a stopping server says goodbye", async () => {
    const third = await createTestApp({ beside: first });
    const origin = await third.app.listen({ port: 0, host: "127.0.0.1" });
    const reader = await readBoard(origin);
    await leaveOn(first, "Seen before the restart.");
    await reader.until(hasText("Seen before the restart."));
    await third.close();
    await reader.ended;
    expect(reader.events.at(-1)).toMatchObject({ type: "error", code: "shutting_down" });
    await leaveOn(first, "Left during the restart.");
    const fourth = await createTestApp({ beside: first });
    try {
      const again = await fourth.app.listen({ port: 0, host: "127.0.0.1" });
      const back = await readBoard(again, { after: reader.lastSeq() });
      await back.until(hasText("Left during the restart."));
      expect(back.texts()).toEqual(["Left during the restart."]);
      back.leave();
    } finally {
      await fourth.close();
    }
  });
});

/** A board of one server whose events come from here, as large as it takes. */
const bigThought = (seq: number): Thought => ({
  id: String(seq),
  text: "x".repeat(100_000),
  heard: 0,
  created_at: new Date().toISOString(),
  gone_at: new Date(Date.now() + 60_000).toISOString(),
});
type Row = Awaited<ReturnType<LiveParts["store"]["eventsAfter"]>>[number];
const rowOf = (seq: number) =>
  ({
    event: { seq, kind: "shown", thoughtId: String(seq), at: new Date() },
    thought: { id: String(seq), goneAt: new Date(Date.now() + 60_000) },
  }) as Row; // the parts of it that are read

/** A live board whose events are numbered by the test; `notice` tells it of a new one. */
const scriptedLive = (more: { eventsAfter?: LiveParts["store"]["eventsAfter"] } = {}) => {
  const script = { last: 0, notice: (_payload: string): void => undefined };
  const live = createLive({
    store: {
      eventsAfter:
        more.eventsAfter ??
        (async (seq) =>
          Array.from({ length: script.last - seq }, (_, index) => rowOf(seq + index + 1))),
      latestFrom: async () => ({ from: 0, last: 0 }),
      countsOf: (async () => []) as unknown as LiveParts["store"]["countsOf"], // nothing is heard here
      heardSince: (async () => []) as unknown as LiveParts["store"]["heardSince"], // nor here
    },
    thoughtOf: ({ id }) => bigThought(Number(id)),
    listen: ({ onNotice, onOpen }) => {
      script.notice = onNotice;
      return { opened: onOpen(), stop: async () => undefined };
    },
    logger: { warn: () => undefined },
    now: () => new Date(),
    maxWaitingBytes: 300_000,
  });
  return { script, live };
};

const serve = async (live: ReturnType<typeof createLive>) => {
  const answered: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    void live.join(undefined).then((join) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.flushHeaders();
      answered.push(response);
      join(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    answered,
    port,
    stop: async () => {
      await live.stop();
      server.closeAllConnections();
      server.close();
    },
  };
};

describe("a reader who does not keep up", () => {
  it("is let go instead of being buffered for, and the others miss nothing", async () => {
    const { script, live } = scriptedLive();
    const { answered, port, stop } = await serve(live);
    try {
      const slow = connect(port, "127.0.0.1");
      slow.on("error", () => undefined);
      slow.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
      slow.pause();
      while (live.readers() < 1) await new Promise((resolve) => setTimeout(resolve, 5));
      const quick = await readBoard(`http://127.0.0.1:${port}`);
      expect(live.readers()).toBe(2);
      for (let sent = 0; live.readers() === 2 && sent < 400; sent++) {
        script.last++;
        script.notice(String(script.last));
        const { last } = script;
        await quick.until((events) => events.some((each) => "seq" in each && each.seq === last));
        const waiting = answered.map(({ socket }) => socket?.writableLength ?? 0);
        expect(Math.max(...waiting)).toBeLessThan(300_000 + 2 * 100_200);
      }
      expect(live.readers()).toBe(1);
      expect(quick.texts()).toHaveLength(script.last);
      quick.leave();
      slow.destroy();
    } finally {
      await stop();
    }
  });
});

describe("a server whose database fails for a moment", () => {
  it("tells what it was noticed of as soon as it can be read, without another notice", async () => {
    let failures = 1;
    const { script, live } = scriptedLive({
      eventsAfter: async (seq) => {
        if (script.last > 0 && failures-- > 0) throw new Error("the database is gone");
        return Array.from({ length: script.last - seq }, (_, index) => rowOf(seq + index + 1));
      },
    });
    const { port, stop } = await serve(live);
    try {
      const reader = await readBoard(`http://127.0.0.1:${port}`);
      script.last = 1;
      script.notice("1");
      await reader.until((events) => events.some((each) => each.type === "thought"));
      expect(reader.lastSeq()).toBe(1);
      reader.leave();
    } finally {
      await stop();
    }
  });
});
