import { brand } from "@app/contract/brand";
import { expect, test } from "vitest";
import { characterInstruction } from "./character.ts";

test("the model is told its name, that it is an AI, and that it is no therapist", () => {
  const text = characterInstruction();
  expect(text).toContain(`You are ${brand.companion}`);
  expect(text).toMatch(/You are an AI\./);
  expect(text).toMatch(/no therapist/);
});

test("a reply need not ask, and an asked-for idea comes before a question", () => {
  const text = characterInstruction();
  expect(text).toMatch(/often ask none/);
  expect(text).toMatch(/first give one or two concrete ideas/);
  expect(text).toMatch(/language the person writes in/);
});
