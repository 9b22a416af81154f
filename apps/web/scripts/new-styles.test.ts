import { expect, test } from "vitest";
import { withoutStyles } from "./new-styles.ts";

const table = (files: readonly string[]): string =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);\n`;

test("a later part brings the styles it needs, and no others", () => {
  const files = table(["static/css/shell-a.css", "static/css/own-b.css"]);
  expect(
    withoutStyles(
      `${files}a(()=>import(\`./one.js\`),__vite__mapDeps([0,1]));b(()=>import(\`./two.js\`).then(t=>t.n),__vite__mapDeps([0,1]))`,
      (style, part) => part === "one.js" && !style.includes("/css/shell-"),
    ),
  ).toBe(
    `${files}a(()=>import(\`./one.js\`),__vite__mapDeps([1]));b(()=>import(\`./two.js\`).then(t=>t.n),[])`,
  );
});

test("a script that loads nothing later stays as it is", () => {
  expect(withoutStyles("go()", () => false)).toBe("go()");
});
