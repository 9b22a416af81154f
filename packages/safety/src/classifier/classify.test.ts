import { statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { classify } from "./classify.ts";
import { tokensOf } from "./tokens.ts";

test("the same words always get the same answer", () => {
  const text = "nobody would even notice if I stopped coming home";
  const first = classify(text);
  classify("something else in between, with other words");
  expect(classify(text)).toEqual(first);
});

test("it tells a veiled crisis from harmless talk", () => {
  expect(
    classify("I've written the letters and fed the cat, it ends tonight")?.crisis,
  ).toBeGreaterThan(0.6);
  expect(classify("we baked a cake and the kids loved it")?.crisis).toBeLessThan(0.2);
});

test("a text that is not English gets no answer at all", () => {
  expect(
    classify("Das Wetter heute gefällt meiner Schwiegermutter überhaupt nicht"),
  ).toBeUndefined();
  expect(classify("今日はいい天気ですね")).toBeUndefined();
  expect(classify("")).toBeUndefined();
});

test("the weights stay small enough to ship", () => {
  expect(statSync(new URL("./weights.bin", import.meta.url)).size).toBeLessThan(3_000_000);
});

describe("words are read as they are meant", () => {
  test.each([
    ["I’m gonna kms", ["i", "am", "going", "to", "kill", "myself"]],
    ["I can't, I won't", ["i", "can", "not", "i", "will", "not"]],
    ["haha 😂", ["haha", "haha"]],
    ["soooo tired", ["soo", "tired"]],
    ["born in 1990, aged 34", ["born", "in", "2010", "aged", "5"]],
  ])("%s", (text, tokens) => {
    expect(tokensOf(text)).toEqual(tokens);
  });
});
