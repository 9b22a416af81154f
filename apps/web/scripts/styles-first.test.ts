import { expect, test } from "vitest";
import { stylesFirst } from "./styles-first.ts";

test("styles are asked for before what is only wanted soon, scripts last, and nothing is lost", () => {
  const font = '<link rel="preload" as="font" href="/a.woff2"/>';
  const script = '<link rel="modulepreload" href="/a.js"/>';
  const later = '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>';
  const style = '<link rel="stylesheet" href="/a.css"/>';
  expect(stylesFirst(`<head>${font}${script}<title>A</title>${style}</head><body></body>`)).toBe(
    `<head><title>A</title>${style}${font}${later}</head><body></body>`,
  );
});
