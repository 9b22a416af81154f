import { expect, test } from "vitest";
import { readEnv } from "../env.ts";

const read = (source: Record<string, string>) => readEnv(source, "/tmp");

test("a local model needs no address, and no name where one was chosen on the machine", () => {
  expect(read({ MODEL_PROVIDER: "local" }).model).toEqual({ kind: "local", model: null });
  expect(read({ MODEL_PROVIDER: "local", MODEL_NAME: "qwen3-4b" }).model).toEqual({
    kind: "local",
    model: "qwen3-4b",
  });
});

test("what it may take of the machine is set in words of everyday", () => {
  const given = { MODEL_CONTEXT: "16384", MODEL_PLACES: "3", MODEL_IDLE_MINUTES: "5" };
  expect(read(given).localModel).toEqual({
    contextTokens: 16_384,
    places: 3,
    threads: null,
    mayUseGpu: true,
    idleMs: 300_000,
    hubUrl: "https://huggingface.co",
  });
  expect(read({ MODEL_FIRST_WORD_SECONDS: "60" }).firstWordMs).toBe(60_000);
  expect(() => read({ MODEL_CONTEXT: "100" })).toThrow(/^MODEL_CONTEXT is wrong/);
});
