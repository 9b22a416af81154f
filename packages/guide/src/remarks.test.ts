import { senseNames } from "@app/reading/sense";
import { expect, test } from "vitest";
import { readGuideData } from "./read-guide-data.ts";

const remarks = readGuideData<{ id: string; line: string; ask: string }[]>("remarks");

test("the reader knows every remark, and each is said by one name alone", () => {
  const known = new Set(senseNames().near);
  expect(remarks.length).toBeGreaterThan(1_000);
  expect(remarks.filter(({ id }) => !known.has(`remark/${id}`))).toEqual([]);
  expect(new Set(remarks.map(({ line }) => line)).size).toBe(remarks.length);
});

test("a remark is short, asks nothing, and is followed by one question at most", () => {
  for (const { id, line, ask } of remarks) {
    expect(line.split(/\s+/).length, `${id}: ${line}`).toBeLessThanOrEqual(30);
    expect(line, id).toMatch(/^\p{Lu}[^?!"']*[.…]$/u);
    expect(ask, id).toMatch(/^(?:\p{Lu}[^?!"']*\?)?$/u);
  }
});

test("a remark says nothing of who or what it cannot know, and nothing a listener only pretends", () => {
  for (const { id, line, ask } of remarks)
    expect(`${line} ${ask}`, id).not.toMatch(
      /\b(?:he|she|him|her|his|it sounds like|I hear|I understand|valid|journey|therap\w+)\b/i,
    );
});
