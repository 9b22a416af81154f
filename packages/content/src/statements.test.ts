import { allPagePaths } from "@app/contract/all-page-paths";
import { paths } from "@app/contract/paths";
import { expect, test } from "vitest";
import { statementOf, statements } from "./statements.ts";

const textsOf = (path: (typeof statements)[number]) =>
  path.parts.flatMap(({ paragraphs, list = [], after = "" }) => [...paragraphs, ...list, after]);

test("every policy and every word about ourselves is written", () => {
  for (const path of [
    paths.ourPurpose,
    paths.importantInfo,
    paths.privacy,
    paths.healthData,
    paths.cookies,
    paths.terms,
    paths.communityRules,
  ]) {
    const statement = statementOf(path);
    expect(statement?.parts.length, path).toBeGreaterThanOrEqual(5);
    const words = (statement ? textsOf(statement) : []).join(" ").split(/\s+/).length;
    expect(words, path).toBeGreaterThan(280);
  }
});

test("a part has a heading of its own, says something, and leads only to pages there are", () => {
  for (const { path, parts } of statements) {
    expect(new Set(parts.map(({ heading }) => heading)).size, path).toBe(parts.length);
    for (const { heading, paragraphs, list = [], links = [] } of parts) {
      expect(paragraphs.length + list.length, `${path} ${heading}`).toBeGreaterThan(0);
      for (const link of links) {
        expect(allPagePaths, `${path} ${heading}`).toContain(link.path);
        expect(link.path, `${path} ${heading}`).not.toBe(path);
      }
    }
  }
});

test("no sentence is said on two of these pages, and none is shouted", () => {
  const owners = new Map<string, string>();
  for (const statement of statements)
    for (const sentence of textsOf(statement).flatMap((text) => text.split(/(?<=[.?])\s/))) {
      expect(sentence, statement.path).not.toContain("!");
      if (sentence.length < 60) continue;
      const owner = owners.get(sentence);
      expect(owner ?? statement.path, sentence).toBe(statement.path);
      owners.set(sentence, statement.path);
    }
});
