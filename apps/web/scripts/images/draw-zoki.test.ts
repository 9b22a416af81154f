import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pages } from "@app/content/pages";
import { expect, test } from "vitest";
import { markSvg } from "./draw-zoki.ts";
import { breakLines, openFace, widthOf } from "./set-words.ts";
import { socialSvg } from "./social-image.ts";

test("the mark in a browser's tab is the companion as it is drawn on the page", () => {
  const file = join(import.meta.dirname, "../../public/favicon.svg");
  expect(readFileSync(file, "utf8")).toBe(markSvg);
});

test("every page's heading can be set for its image, letter by letter", async () => {
  const display = await openFace("fraunces-soft.woff2", { wght: 360, opsz: 96 });
  const text = await openFace("figtree-latin-wght-normal.woff2", { wght: 500 });
  for (const { heading } of pages)
    expect(() => socialSvg(heading, { display, word: display, text }), heading).not.toThrow();
  for (const { heading } of pages)
    for (const line of breakLines(display, heading, 40, 640))
      expect(widthOf(display, line, 40), line).toBeLessThanOrEqual(640);
});
