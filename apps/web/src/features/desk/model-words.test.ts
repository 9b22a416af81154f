import type { ModelsHere } from "@app/contract/calls/models";
import { expect, test } from "vitest";
import { optionsOf, sayFailure, sayHas, sayWriter } from "./model-words.ts";

const here: ModelsHere = {
  machine: { memory_bytes: 1, spare_bytes: 1, cores: 1, graphics: null, free_disk_bytes: 1 },
  catalogue: [],
  installed: [{ name: "qwen3-4b", bytes: 1 }],
  servers: [{ name: "ollama", title: "Ollama", models: ["gemma3:4b"] }],
  choice: null,
  in_use: { model: "guide", host: null },
  started_with: { model: "guide", host: null },
  fetching: null,
  typed: null,
};

test("what can be chosen is the guide, what is installed, and what runs here", () => {
  expect(optionsOf(here).map(({ choice }) => choice)).toEqual([
    null,
    "guide",
    "local/qwen3-4b",
    "ollama/gemma3:4b",
  ]);
});

test("a server that was typed in can be chosen again", () => {
  const typed = { choice: "typed/1", address: "http://a/v1", model: "m", has_key: true };
  expect(optionsOf({ ...here, typed, choice: "typed/1" }).at(-1)).toEqual({
    choice: "typed/1",
    label: "m, at http://a/v1",
  });
});

test("what a server has is said in one line", () => {
  expect(sayHas([])).toContain("does not say");
  expect(sayHas(["a"])).toContain("one model: a");
  expect(sayHas(["a", "b"])).toContain("2 models");
});

test("what is chosen is shown also when it is gone", () => {
  expect(optionsOf({ ...here, choice: "lm-studio/gone" }).at(-1)).toEqual({
    choice: "lm-studio/gone",
    label: "lm-studio/gone (not here now)",
  });
});

test("a writer is named with where words go", () => {
  expect(sayWriter({ model: "guide", host: null })).toBe("the built-in guide");
  expect(sayWriter({ model: "qwen3-4b", host: null })).toBe("qwen3-4b, on this machine");
  expect(sayWriter({ model: "m", host: "models.example" })).toBe("m at models.example");
});

test("a failure is said in words", () => {
  expect(sayFailure("first_token_timeout")).toContain("first token timeout");
});
