import { describe, expect, it } from "vitest";
import { leave } from "./leave.ts";
import { createReadiness } from "./readiness.ts";
import { createStreams } from "./streams.ts";

const setUp = (drain: { drainMs: number; replyGraceMs: number }) => {
  const done: string[] = [];
  const readiness = createReadiness(async () => undefined);
  const streams = createStreams();
  const hurry = new AbortController();
  const left = () =>
    leave({
      drain,
      readiness,
      streams,
      hurry: hurry.signal,
      stopAccepting: async () => {
        done.push("accepts no more");
      },
      close: async () => {
        done.push("closed");
      },
      endOthers: async () => {
        done.push("others ended");
      },
    }).then(() => done.push("left"));
  return { done, readiness, streams, hurry, left };
};

/** A reply that somebody is listening to; it ends when it is told to, in words. */
const openReply = (streams: ReturnType<typeof createStreams>) => {
  const stream = streams.open();
  const heard = { end: null as unknown };
  stream.signal.addEventListener("abort", () => {
    heard.end = stream.signal.reason;
    stream.close();
  });
  return { stream, heard };
};

describe("a server that leaves", () => {
  it("is no longer ready at once, and closes only after proxies had their time", async () => {
    const { done, readiness, left } = setUp({ drainMs: 40, replyGraceMs: 0 });
    await readiness.check();
    const leaving = left();
    await expect(readiness.check()).rejects.toMatchObject({ code: "shutting_down" });
    expect(readiness.isLeaving()).toBe(true);
    expect(done).toEqual([]);
    await leaving;
    expect(done).toEqual(["accepts no more", "closed", "others ended", "left"]);
  });

  it("lets a reply come to its end, and goes as soon as the last has", async () => {
    const { done, streams, left } = setUp({ drainMs: 0, replyGraceMs: 60_000 });
    const { stream, heard } = openReply(streams);
    const leaving = left();
    await expect.poll(() => done).toEqual(["accepts no more", "closed"]);
    stream.close();
    await leaving;
    expect(heard.end).toBeNull();
  });

  it("ends in words what takes longer than that", async () => {
    const { streams, left } = setUp({ drainMs: 0, replyGraceMs: 20 });
    const { heard } = openReply(streams);
    await left();
    expect(heard.end).toMatchObject({ code: "shutting_down" });
  });

  it("does not wait for anything when somebody is in a hurry", async () => {
    const { streams, hurry, left } = setUp({ drainMs: 60_000, replyGraceMs: 60_000 });
    const { heard } = openReply(streams);
    const leaving = left();
    hurry.abort();
    await leaving;
    expect(heard.end).toMatchObject({ code: "shutting_down" });
  });
});
