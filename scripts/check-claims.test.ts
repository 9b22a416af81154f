import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { allowedClaims } from "./allowed-claims.ts";
import { judgeClaims } from "./claims.ts";
import { readSpokenTexts, textsIn } from "./spoken-texts.ts";

const judge = (source: string, file = "apps/web/src/features/home/page.tsx") =>
  judgeClaims(textsIn(file, source), allowedClaims).refused.map(({ sentence }) => sentence);

describe("the check of claims", () => {
  it.each([
    'const a = "Zed is your therapist.";',
    "const a = `A therapy that fits $" + "{you}.`;",
    "const a = () => <p>It treats depression.</p>;",
    "const a = () => <p>\n  Our method is clinically proven\n  and <b>safe</b>.\n</p>;",
    "const a = { lead: 'HIPAA compliant' };",
    'const a = "It can diagnose you.";',
    'const a = "Not just a companion: it cures.";',
    'const a = "A medical device in your pocket";',
    'const a = "It replaces your doctor.";',
    'const a = x / 2; const b = "This is therapy.";',
    'const a = /"/; const b = "This is therapy.";',
    'const a = "/*"; const b = "This is therapy.";',
    "const a = () => <p>If it’s yours, don't wait: it cures.</p>;",
  ])("refuses a claim wherever it stands: %s", (source) => {
    expect(judge(source)).toHaveLength(1);
  });

  it.each([
    'const a = "It is not a therapist.";',
    'const a = "It does not diagnose or treat.";',
    "// a therapist\nconst a = 1; /* a cure */",
    "const a = /therapist|cure/;",
    'import { a } from "./therapy-page.ts";',
    'const a = "(?:a |my )?therapist\\\\b";',
    'const a = text.replace("x", "y");',
  ])("lets pass what is none: %s", (source) => {
    expect(judge(source)).toEqual([]);
  });

  it("reads lines that are kept as data", () => {
    expect(judge('{ "lines": ["It cures."] }', "packages/guide/src/kinds/low.json")).toHaveLength(
      1,
    );
  });

  it("lets an article cite a work by its title, and say nothing of the kind itself", () => {
    const words = '"A treatment that cures"';
    const cited = `const a = {\n  sources: [\n    { title: ${words} },\n  ],\n};`;
    const said = `const a = {\n  parts: [\n    { heading: ${words} },\n  ],\n};`;
    const article = "packages/content/src/articles/some-page.ts";
    expect(judge(cited, article)).toEqual([]);
    expect(judge(said, article)).toHaveLength(1);
    expect(judge(cited)).toHaveLength(1);
  });

  it("names an allowance that nobody needs any more", () => {
    const old = { says: "A cure.", within: "", reason: "It was there once." };
    expect(judgeClaims(textsIn("a.ts", 'const a = "Hello there.";'), [old]).unused).toEqual([old]);
    expect(judgeClaims(textsIn("a.ts", 'const a = "A cure.";'), [old]).unused).toEqual([]);
  });

  it("reads this very project, and every allowance has its reason", () => {
    const root = fileURLToPath(new URL("..", import.meta.url));
    const texts = readSpokenTexts(root, ["packages/content/src"]);
    expect(texts.length).toBeGreaterThan(1_000);
    expect(texts).toContainEqual({
      file: "packages/content/src/pages/product.ts",
      text: "Put the day down here.",
    });
    for (const { reason } of allowedClaims) expect(reason).toMatch(/^[A-Z].{15,}\.$/s);
  });
});
