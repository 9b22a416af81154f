import { paths } from "@app/contract/paths";
import { expect, test } from "vitest";
import { drawLayers } from "./draw-layers.tsx";

const { terms, cookies } = drawLayers();
const all = (markup: string, pattern: RegExp): string[] =>
  [...markup.matchAll(pattern)].map(([, found = ""]) => found);

test("what is drawn carries the names by which its answers and switches are found", () => {
  expect(all(terms, /data-answer="(\w+)"/g)).toEqual(["later", "accept"]);
  expect(all(cookies, /data-answer="(\w+)"/g)).toEqual(["essential", "chosen"]);
  expect(all(cookies, /<input[^>]* name="(\w+)"/g)).toEqual(["analytics", "marketing"]);
});

test("each question is one dialog that must be answered, with the way to help in it", () => {
  for (const markup of [terms, cookies]) {
    expect(all(markup, /(<dialog)\b/g)).toHaveLength(1);
    expect(markup).toContain('closedby="none"');
    expect(markup).toContain(`href="${paths.crisis}"`);
  }
});

test("ids of the two questions and of the page around them are never the same", () => {
  const ids = [terms, cookies].flatMap((markup) => all(markup, /\bid="([^"]+)"/g));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/terms|cookies/);
});
