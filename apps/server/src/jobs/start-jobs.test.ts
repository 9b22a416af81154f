import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestApp } from "../testing/test-app.ts";
import type { Job } from "./job.ts";
import { startJobs } from "./start-jobs.ts";

const logTo = (lines: unknown[]) => ({
  warn: (...said: unknown[]) => lines.push(["warn", ...said]),
  error: (...said: unknown[]) => lines.push(["error", ...said]),
});

const onFailure = { level: "warn", words: "it could not be done; trying again" } as const;

describe("jobs", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("run at once and then each at its own pace, until they are stopped", async () => {
    const runs: string[] = [];
    const job = (name: string, everyMs: number): Job => ({
      name,
      everyMs,
      run: async () => runs.push(name),
      onFailure,
    });
    const jobs = startJobs([job("often", 1_000), job("seldom", 3_000)], logTo([]));
    expect(runs).toEqual(["often", "seldom"]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(runs.filter((name) => name === "often")).toHaveLength(4);
    expect(runs.filter((name) => name === "seldom")).toHaveLength(2);
    await jobs.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(runs).toHaveLength(6);
  });

  it("that fail say so in their own words, and are tried again", async () => {
    const lines: unknown[] = [];
    const run = vi.fn().mockRejectedValueOnce(new Error("somebody's words")).mockResolvedValue(1);
    const jobs = startJobs([{ name: "fails once", everyMs: 1_000, run, onFailure }], logTo(lines));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(run).toHaveBeenCalledTimes(2);
    expect(lines).toEqual([["warn", { job: "fails once" }, onFailure.words]]);
    await jobs.stop();
  });

  it("are told of with how they ended, for the figures", async () => {
    const told: unknown[] = [];
    const run = vi.fn().mockRejectedValueOnce(new Error("no")).mockResolvedValue(1);
    const jobs = startJobs(
      [{ name: "watched", everyMs: 1_000, run, onFailure }],
      logTo([]),
      (name, { isWell }) => told.push([name, isWell]),
    );
    await vi.advanceTimersByTimeAsync(1_000);
    await jobs.stop();
    expect(told).toEqual([
      ["watched", false],
      ["watched", true],
    ]);
  });

  it("run one at a time, also behind a run that took long, and one that hangs is said once", async () => {
    const lines: unknown[] = [];
    let running = 0;
    let most = 0;
    const ends: (() => void)[] = [];
    const run = async () => {
      running++;
      most = Math.max(most, running);
      await new Promise<void>((done) => ends.push(done));
      running--;
    };
    const jobs = startJobs([{ name: "slow", everyMs: 1_000, run, onFailure }], logTo(lines));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(lines).toEqual([["warn", { job: "slow", seconds: 60 }, "a job does not end"]]);
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(most).toBe(1);
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await jobs.stop();
  });

  it("that are for other servers stop while the rest still runs", async () => {
    const runs = { first: 0, rest: 0 };
    const job = (name: keyof typeof runs, stopsFirst: boolean): Job => ({
      name,
      everyMs: 1_000,
      run: async () => runs[name]++,
      onFailure,
      stopsFirst,
    });
    const jobs = startJobs([job("first", true), job("rest", false)], logTo([]));
    await jobs.stopFirst();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(runs).toEqual({ first: 1, rest: 3 });
    await jobs.stop();
  });

  it("are waited for at the stop, and may bring a long run to its end", async () => {
    let end: () => void = () => undefined;
    const run = () =>
      new Promise<void>((done) => {
        end = done;
      });
    const onStop = async () => end();
    const jobs = startJobs([{ name: "long", everyMs: 1_000, run, onFailure, onStop }], logTo([]));
    await jobs.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it("every job of the server has a name of its own, and analyses alone are left to others first", async () => {
  const test = await createTestApp();
  const jobs = test.dependencies.parts.flatMap((part) => part.jobs ?? []);
  const names = jobs.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
  expect(jobs.filter(({ stopsFirst }) => stopsFirst).map(({ name }) => name)).toEqual([
    "lost analyses looked after",
  ]);
  await test.close();
});
