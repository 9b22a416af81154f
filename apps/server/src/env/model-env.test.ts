import { expect, test } from "vitest";
import { readEnv } from "../env.ts";

const read = (source: Record<string, string>) => readEnv(source, "/tmp");

test("a local model needs no address, and no name where one was chosen on the machine", () => {
  expect(read({ MODEL_PROVIDER: "local" }).model).toEqual({
    kind: "local",
    model: null,
    patience: {},
  });
  expect(read({ MODEL_PROVIDER: "local", MODEL_NAME: "qwen3-4b" }).model).toEqual({
    kind: "local",
    model: "qwen3-4b",
    patience: {},
  });
  expect(() => read({ MODEL_PROVIDER: "local", MODEL_PRESET: "ollama" })).toThrow(
    "MODEL_PRESET is wrong: MODEL_PROVIDER=local takes none.",
  );
});

test("what it may take of the machine is set in words of everyday", () => {
  const given = { MODEL_CONTEXT_TOKENS: "16384", MODEL_PLACES: "3", MODEL_IDLE_MINUTES: "5" };
  expect(read(given).localModel).toEqual({
    contextTokens: 16_384,
    places: 3,
    threads: null,
    mayUseGpu: true,
    idleMs: 300_000,
    hubUrl: "https://huggingface.co",
  });
  expect(read({}).localModel.contextTokens).toBe(8_192);
  const patient = { MODEL_FIRST_WORD_SECONDS: "60", MODEL_ONE_AT_A_TIME: "true" };
  expect(read({ MODEL_PROVIDER: "local", ...patient }).model).toMatchObject({
    patience: { firstTokenTimeoutMs: 60_000 },
    oneAtATime: true,
  });
  expect(() => read({ MODEL_PROVIDER: "local", MODEL_CONTEXT_TOKENS: "2048" })).toThrow(
    "MODEL_CONTEXT_TOKENS is wrong: MODEL_PROVIDER=local needs 4096 or more.",
  );
});
