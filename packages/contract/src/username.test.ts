import { expect, test } from "vitest";
import { brand } from "./brand.ts";
import { username } from "./username.ts";

const problemOf = (name: string) => {
  const { error } = username.safeParse(name);
  return error?.issues[0]?.message ?? null;
};

test("people may be called what people are called", () => {
  for (const name of ["Ana", "Ó Súilleabháin", "Anne-Marie", "李小龍", "J. R.", "D’Arcy 2"])
    expect(problemOf(name), name).toBeNull();
});

test("a name is kept in one form, however it was typed", () => {
  expect(username.parse("  Zoe\u0308   B ")).toBe("Zoë B");
});

test("what could deceive or do harm is refused, and says why", () => {
  for (const [name, words] of [
    ["a", "at least"],
    ["a".repeat(41), "at most"],
    ["sam@mail.example", "private"],
    ["<b>bold</b>", "letters"],
    ["a\u202Eb", "letters"],
    ["...", "at least one"],
    [brand.companion, "spoke for us"],
    [`${brand.name}.`, "spoke for us"],
    ["A d m i n", "spoke for us"],
  ] as const)
    expect(problemOf(name), name).toContain(words);
});
