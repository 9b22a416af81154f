import type { ProgramStanding } from "@app/contract/calls/programs";
import { expect, test, vi } from "vitest";
import { createStanding, progressOf } from "./standing.ts";

const standing = (current: number, done: number[] = []): ProgramStanding => ({
  programs: [
    {
      program_id: "worry",
      current_step: current,
      done_steps: done,
      paused: false,
      started_at: "2026-01-01T20:00:00.000Z",
      updated_at: "2026-01-01T20:00:00.000Z",
    },
  ],
  completed: [],
});

const start = (account: boolean) => {
  const calls = {
    list: vi.fn(async () => standing(1)),
    change: vi.fn(async () => standing(2, [1])),
    forget: vi.fn(async () => ({ programs: [], completed: [] })),
  };
  const report = vi.fn();
  return {
    calls,
    report,
    page: createStanding({ calls, hasAccount: async () => account, report }),
  };
};

test("whoever has no account reads, and nothing of theirs is asked for", async () => {
  const { page, calls } = start(false);
  await page.load();
  expect(page.state().status).toBe("reader");
  expect(calls.list).not.toHaveBeenCalled();
});

test("a step that is done shows where it goes on", async () => {
  const { page } = start(true);
  await page.load();
  expect(progressOf(page.state(), "worry")?.current_step).toBe(1);
  expect(await page.change({ id: "worry", done_step: 1 })).toBe(true);
  expect(progressOf(page.state(), "worry")).toMatchObject({ current_step: 2, done_steps: [1] });
  expect(progressOf(page.state(), "sleep")).toBeUndefined();
});

test("a change that fails leaves everything as it was, and says why", async () => {
  const { page, calls, report } = start(true);
  await page.load();
  calls.change.mockRejectedValue(new TypeError("no network"));
  expect(await page.change({ id: "worry", done_step: 1 })).toBe(false);
  expect(page.state()).toMatchObject({ status: "ready", busy: false });
  expect(page.state().trouble?.detail).toMatch(/no connection/);
  expect(progressOf(page.state(), "worry")?.current_step).toBe(1);
  expect(report).toHaveBeenCalledOnce();
});

test("what cannot be looked up is said, and reading goes on", async () => {
  const { page, calls } = start(true);
  calls.list.mockRejectedValue(new TypeError("no network"));
  await page.load();
  expect(page.state().status).toBe("failed");
});
