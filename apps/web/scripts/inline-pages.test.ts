import { pageOf } from "@app/content/pages";
import { paths } from "@app/contract/paths";
import { expect, test } from "vitest";
import { inlinePagesIn } from "./inline-pages.ts";

const line = 'import { pageOf } from "@app/content/pages";\n';
const words = `(${JSON.stringify(pageOf(paths.crisis))})`;

test("a screen carries its own page's words, and the registry no longer", () => {
  expect(inlinePagesIn(`${line}const page = pageOf(paths.crisis);\n`)).toBe(
    `const page = ${words};\n`,
  );
});

test("where a page is only known when it is opened, the registry stays", () => {
  const asking = "const other = pageOf(pathname);\n";
  expect(inlinePagesIn(line + asking)).toBe(line + asking);
  expect(inlinePagesIn(`${line}const page = pageOf(paths.crisis);\n${asking}`)).toBe(
    `${line}const page = ${words};\n${asking}`,
  );
});

test("a name that is no page stays as it is", () => {
  expect(inlinePagesIn("pageOf(paths.nowhere)")).toBe("pageOf(paths.nowhere)");
});
