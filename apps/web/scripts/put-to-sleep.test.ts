import { helpPaths, paths } from "@app/contract/paths";
import { expect, test } from "vitest";
import { putToSleep } from "./put-to-sleep.ts";
import { dozingPages, sleepingPages } from "./sleeping-pages.ts";

const files = { asleep: "/static/js/asleep-1.js", layers: "/static/js/layers-1.js" };
const code = 'import "/static/js/root.js";';
const page = `<html><head><link rel="modulepreload" href="/static/js/root.js"/><link rel="stylesheet" href="/a.css"/></head><body class="dark"><script>first("<p>")</script><p>Words</p><script type="module" async="">${code}</script></body></html>`;

test("nothing of a sleeping page's scripts is loaded or run by itself, and its words stay as they are", () => {
  const html = putToSleep(page, files);
  expect(html).not.toContain("modulepreload");
  expect(html).not.toContain('type="module"');
  expect(html).toContain(`<script type="text/plain" data-later="">${code}</script>`);
  expect(html).toContain(
    `</script><script async="" src="${files.asleep}" data-layers="${files.layers}"></script><p>Words</p>`,
  );
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
});

test("a page whose scripts are written in another way is refused, and not half put to sleep", () => {
  expect(() => putToSleep(page.replace(' async=""', ""), files)).toThrow(/exactly one/);
  expect(() => putToSleep(page.replace("<script>first", "<i>first"), files)).toThrow(/painted/);
});

test("a page that wakes by itself says so, and nothing else of it differs", () => {
  const soon = putToSleep(page, files, "soon");
  expect(soon).toContain(`data-layers="${files.layers}" data-soon=""></script>`);
  expect(soon.replace(' data-soon=""', "")).toBe(putToSleep(page, files));
});

test("the pages for a hard hour wait for no sign of anybody, but for the one that is whole without", () => {
  expect(sleepingPages).toContain(paths.crisis);
  for (const path of helpPaths.filter((help) => help !== paths.crisis)) {
    expect(sleepingPages).not.toContain(path);
    expect(dozingPages).toContain(path);
  }
});
