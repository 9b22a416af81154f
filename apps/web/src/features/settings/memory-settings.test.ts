import { apiCalls } from "@app/contract/api";
import type { MemoryItem } from "@app/contract/calls/memory";
import { createClient } from "@app/contract/client";
import { describe, expect, test } from "vitest";
import { createUndoable } from "../../state/undoable.ts";
import { createMemorySettings, sourceOf } from "./memory-settings.ts";

const at = "2026-01-05T12:00:00.000Z";

const item = (change: Partial<MemoryItem> = {}): MemoryItem => ({
  id: "m1",
  message: "You have a sister.",
  source: { session_id: "s1", title: "The call", date: at },
  created_at: at,
  ...change,
});

const start = async (answers: Record<string, unknown>) => {
  const asked: string[] = [];
  const undoable = createUndoable(() => () => undefined);
  const memory = createMemorySettings({
    calls: createClient(apiCalls, {
      token: async () => "token",
      fetch: async (path, { method }) => {
        const key = `${method} ${path}`;
        asked.push(key);
        return Response.json(answers[key] ?? { detail: "It broke" }, {
          status: key in answers ? 200 : 500,
        });
      },
    }),
    undoable,
    report: () => undefined,
  });
  await memory.items.load();
  return { memory, undoable, asked };
};

const list = {
  "GET /api/users/me/memory": { memory_enabled: true, items: [item()] },
};

describe("memory", () => {
  test("is shown with everything in it", async () => {
    const { memory } = await start(list);
    expect(memory.state().on).toBe(true);
    expect(memory.items.state().items).toEqual([item()]);
  });

  test("switched off holds nothing any more", async () => {
    const { memory } = await start({
      ...list,
      "PATCH /api/users/me/settings": { long_term_memory: "N" },
    });
    await memory.turn(false);
    expect(memory.state()).toMatchObject({ on: false, changing: false });
    expect(memory.items.state().items).toEqual([]);
  });

  test("that could not be switched off stays as it was, and says so", async () => {
    const { memory } = await start(list);
    await memory.turn(false);
    expect(memory.state()).toMatchObject({ on: true, changing: false });
    expect(memory.state().trouble?.detail).toBe("It broke");
    expect(memory.items.state().items).toHaveLength(1);
  });

  test("switched off makes what was removed before final", async () => {
    const { memory, undoable, asked } = await start({
      ...list,
      "DELETE /api/users/me/memory/m1": { removed: true },
      "PATCH /api/users/me/settings": { long_term_memory: "N" },
    });
    memory.items.remove("m1", "Forgotten.");
    await memory.turn(false);
    undoable.undo();
    expect(asked).toContain("DELETE /api/users/me/memory/m1");
    expect(memory.items.state().items).toEqual([]);
  });

  test("can be worded anew", async () => {
    const { memory } = await start({
      ...list,
      "PATCH /api/users/me/memory/m1": { item: item({ message: "You have two sisters." }) },
    });
    await memory.reword("m1", "You have two sisters.");
    expect(memory.items.state().items[0]?.message).toBe("You have two sisters.");
  });
});

test("everything says where it came from", () => {
  const nowMs = new Date("2026-02-01T12:00:00Z").getTime();
  expect(sourceOf(item(), nowMs)).toBe("From “The call”, 5 January");
  const untitled = item({ source: { session_id: "s1", title: null, date: at } });
  expect(sourceOf(untitled, nowMs)).toBe("From a session on 5 January");
  expect(sourceOf(item({ source: null }), nowMs)).toBe("Written down by you on 5 January");
});
