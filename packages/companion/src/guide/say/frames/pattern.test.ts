import { expect, test } from "vitest";
import { matchPeople, pattern } from "./pattern.ts";

const shouts = pattern`^WHO\b.*\b(?:shouts|shouted)\b.*$`;
const between = pattern`^WHO\b.* told OTHER\b.* about it$`;

test("somebody is read to the end of their name", () => {
  expect(matchPeople(shouts, "my little sister shouts at me")?.groups?.["who"]).toBe(
    "my little sister",
  );
  expect(matchPeople(shouts, "my sister shouts at me")?.groups?.["who"]).toBe("my sister");
});

test("two people in a sentence are each read to the end", () => {
  expect(
    matchPeople(between, "my little sister told my older brother about it")?.groups?.["who"],
  ).toBe("my little sister");
});

test("what is nobody is not taken for somebody", () => {
  expect(matchPeople(shouts, "my little radio shouts at me")).toBeNull();
});
