import { readdirSync, readFileSync } from "node:fs";
import { errors } from "@app/contract/error-catalogue";
import { expect, test } from "vitest";

const source = new URL("../../", import.meta.url);
const crisisPlaces = ["features/crisis", "features/safety-plan", "features/exercises"];

const filesIn = (folder: string): { name: string; text: string }[] =>
  readdirSync(new URL(`${folder}/`, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => ({
      name: entry.name,
      text: readFileSync(`${entry.parentPath}/${entry.name}`, "utf8"),
    }));

const sells = /membership|\bupgrade|\bsubscri(be\b.*plan|ption)|\bprices?\b|not_in_plan/i;

test("nothing is sold in a conversation: no part of it names a membership or leads to one", () => {
  const files = filesIn("features/talk");
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter(({ text }) => sells.test(text)).map(({ name }) => name)).toEqual([]);
});

test("the limit of a day says when more will be there, and offers nothing to buy", () => {
  expect(errors.message_limit.detail).not.toMatch(sells);
});

test.each(crisisPlaces)("nothing is sold in a crisis: %s never names a membership", (folder) => {
  const files = filesIn(folder);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter(({ text }) => sells.test(text)).map(({ name }) => name)).toEqual([]);
});
