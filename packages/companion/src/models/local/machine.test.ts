import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tinyGguf } from "../../testing/tiny-gguf.ts";
import { readGgufFacts } from "./gguf-facts.ts";
import { lockFor, nativePackages } from "./install-engine.ts";
import { fittingSequences, memoryBudget, readMachine, threadsFor } from "./machine.ts";

const gib = 2 ** 30;
const folder = mkdtempSync(join(tmpdir(), "gguf-"));
const fileOf = (bytes: Uint8Array): string => {
  const file = join(folder, "model.gguf");
  writeFileSync(file, bytes);
  return file;
};

test("a quarter of the memory, two gigabytes at least, is left alone", () => {
  expect(memoryBudget({ totalBytes: 16 * gib, availableBytes: 15 * gib })).toBe(12 * gib);
  expect(memoryBudget({ totalBytes: 4 * gib, availableBytes: 4 * gib })).toBe(2 * gib);
  expect(memoryBudget({ totalBytes: 16 * gib, availableBytes: gib })).toBe(gib);
  expect(memoryBudget({ totalBytes: gib, availableBytes: gib })).toBe(0);
});

test("this machine is read, and one of its cores left free", () => {
  const machine = readMachine();
  expect(machine.availableBytes).toBeGreaterThan(0);
  expect(machine.availableBytes).toBeLessThanOrEqual(machine.totalBytes);
  expect([1, 2, 8].map(threadsFor)).toEqual([1, 1, 7]);
});

test("as many conversations are held as fit, and none where not even one does", () => {
  const wish = { fileBytes: 2 * gib, bytesPerToken: 131_072, contextTokens: 8_192, places: 2 };
  expect(fittingSequences(wish, 6 * gib)).toBe(3);
  expect(fittingSequences(wish, 3.5 * gib)).toBe(1);
  expect(fittingSequences(wish, 3 * gib)).toBeNull();
});

test("a file says what it is and what a conversation takes", async () => {
  const facts = await readGgufFacts(fileOf(tinyGguf({ says: "Yes.", contextLength: 4_096 })));
  expect(facts).toEqual({
    name: "tiny",
    architecture: "llama",
    contextLength: 4_096,
    hasChatTemplate: true,
    // one layer with one head of 24 for keys and one for values, two bytes each
    bytesPerToken: (24 + 24) * 2,
  });
});

test.each([
  ["nothing", Buffer.alloc(0), "no GGUF file"],
  ["a page", Buffer.from("<!doctype html><p>Please sign in"), "no GGUF file"],
  ["a beginning without the rest", tinyGguf({ says: "Yes." }).subarray(0, 300), "too early"],
  [
    "a number that is far too large",
    Buffer.concat([Buffer.from("GGUF\x03\0\0\0"), Buffer.alloc(24, 255)]),
    "broken",
  ],
  ["an older kind", Buffer.from("GGUF\x01\0\0\0"), "version 1"],
])("%s is told apart from a model", async (_, bytes, words) => {
  await expect(readGgufFacts(fileOf(bytes))).rejects.toThrow(words);
});

test("the engine has a compiled part for each system, the large ones only where they help", () => {
  expect(nativePackages("linux", "x64", false)).toEqual(["@node-llama-cpp/linux-x64"]);
  expect(nativePackages("linux", "x64", true)).toHaveLength(3);
  expect(nativePackages("darwin", "arm64", false)).toEqual(["@node-llama-cpp/mac-arm64-metal"]);
  expect(nativePackages("aix", "ppc64", false)).toBeNull();
});

test("only what is pinned is installed", () => {
  const lock = {
    name: "engine",
    packages: {
      "": { dependencies: { "node-llama-cpp": "3.21.1" } },
      "node_modules/@node-llama-cpp/linux-x64": { version: "3.21.1", optional: true },
    },
  };
  const wanted = lockFor(lock, ["@node-llama-cpp/linux-x64"]);
  expect(wanted.packages[""]?.dependencies).toMatchObject({
    "@node-llama-cpp/linux-x64": "3.21.1",
  });
  expect(wanted.packages["node_modules/@node-llama-cpp/linux-x64"]).toEqual({ version: "3.21.1" });
  expect(() => lockFor(lock, ["@node-llama-cpp/win-x64"])).toThrow("missing");
});
