import { limits } from "@app/contract/limits";
import { expect, test } from "vitest";
import { inlineNumbersIn } from "./inline-numbers.ts";

test("a number stands in the page in place of the way to it", () => {
  expect(inlineNumbersIn("x <= limits.message.maxChars")).toBe(`x <= ${limits.message.maxChars}`);
});

test("the table goes where nothing else of it is used, and stays where something is", () => {
  const line = 'import { limits } from "@app/contract/limits";\n';
  const use = "x <= limits.message.maxChars;\n";
  const inlined = `x <= ${limits.message.maxChars};\n`;
  expect(inlineNumbersIn(line + use)).toBe(inlined);
  const other = "const { person } = limits;\n";
  expect(inlineNumbersIn(line + use + other)).toBe(line + inlined + other);
});

test("whatever is no number of the tables stays as it is", () => {
  for (const code of [
    "const { person } = limits;",
    "const { maxChars } = limits.message;",
    "own.limits.message.maxChars",
    "limits.message.noSuchThing",
    'import { limits } from "@app/contract/limits";',
  ])
    expect(inlineNumbersIn(code)).toBe(code);
});
