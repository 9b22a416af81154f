import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { measureScreening } from "./measure-screening.ts";

const folder = mkdtempSync(join(tmpdir(), "measured-"));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, rows: readonly object[]) =>
  writeFileSync(join(folder, name), rows.map((row) => JSON.stringify(row)).join("\n"));

test("the figures come from the screening itself, over the sets that are kept apart and for each", () => {
  write("taught-on.jsonl", [{ text: "I want to die", label: "crisis", category: "suicide" }]);
  write("one.jsonl", [
    { text: "I want to kill myself tonight", label: "crisis", category: "suicide" },
    { text: "we had soup and watched a film", label: "none", category: "none" },
  ]);
  write("two.jsonl", [
    { text: "my bike has a flat tyre", label: "none", category: "none", lookalike: true },
  ]);
  const scores = measureScreening(folder, new Set(["one", "two"]));
  expect(scores.messages).toBe(3);
  expect(scores.found).toMatchObject({ hits: 1, of: 1 });
  expect(scores.foundBy.map(({ category }) => category)).toEqual(["suicide"]);
  expect(scores.falseAlarms).toMatchObject({ hits: 0, of: 2 });
  expect(scores.lookalikes.of).toBe(1);
  expect(scores.sets.map(({ name, messages }) => [name, messages])).toEqual([
    ["one", 2],
    ["two", 1],
  ]);
});
