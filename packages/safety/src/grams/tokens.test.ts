import { expect, test } from "vitest";
import { tokensOf } from "./tokens.ts";

test.each([
  ["I’m gonna kms", ["i", "am", "going", "to", "kill", "myself"]],
  ["I can't, I won't", ["i", "can", "not", "i", "will", "not"]],
  ["haha 😂", ["haha", "haha"]],
  ["soooo tired", ["soo", "tired"]],
  ["born in 1990, aged 34", ["born", "in", "2010", "aged", "5"]],
])("%s", (text, tokens) => {
  expect(tokensOf(text)).toEqual(tokens);
});
