import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";

/**
 * One name, one meaning: whoever looks for an exported name finds it declared once. What only its own file needs is
 * not exported and may be called what it likes; what is passed on by `export … from` is the same thing once more.
 */
const root = fileURLToPath(new URL("..", import.meta.url));

/** What the router looks for in every route. */
const routerNames = new Set([
  ...["meta", "loader", "clientLoader", "handle", "action", "clientAction"],
  ...["links", "headers", "shouldRevalidate", "ErrorBoundary", "HydrateFallback", "Layout"],
]);
const route = /^apps\/web\/src\/(?:.*-route|root)\.tsx$/;

const isSource = (name: string): boolean =>
  /\.tsx?$/.test(name) &&
  !/\.test\.tsx?$|\.d\.ts$/.test(name) &&
  !/(?:^|\/)(?:testing|node_modules)\//.test(name);

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter(isSource)
    .map((name) => `${folder}/${name}`);

const files = ["apps", "packages"].flatMap((base) =>
  readdirSync(join(root, base))
    .flatMap((name) => [`${base}/${name}/src`, `${base}/${name}/scripts`])
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap(filesIn),
);

const namesIn = (file: string, text: string): string[] => {
  const { staticExports } = parseSync(file, text).module;
  const names = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName, moduleRequest }) =>
      moduleRequest === null && exportName.kind === "Name" ? (exportName.name ?? []) : [],
    );
  // A schema and the type of what it describes share a name, and are one thing.
  return [...new Set(names)].filter((name) => !(route.test(file) && routerNames.has(name)));
};

const declaredTwice = (sources: readonly (readonly [file: string, text: string])[]): string[] => {
  const where = new Map<string, string[]>();
  for (const [file, text] of sources)
    for (const name of namesIn(file, text)) where.set(name, [...(where.get(name) ?? []), file]);
  return [...where]
    .filter(([, declaredIn]) => declaredIn.length > 1)
    .map(([name, declaredIn]) => `${name}: ${declaredIn.join(", ")}`);
};

test("a name that means two things is found, however it is exported", () => {
  const sources = [
    [
      "a.ts",
      "export type Place = string; export const open = 1, shut = 2; const far = 3; export { far };",
    ],
    ["b.ts", "export interface Place {} export function open() {} type Shut = 1; class Far {}"],
    [
      "c.ts",
      'export { shut } from "./a.ts"; export type { Place } from "./a.ts"; export { x as far }; const x = 1;',
    ],
    ["apps/web/src/a-route.tsx", "export const meta = 1; export default 1;"],
    ["apps/web/src/b-route.tsx", "export const meta = 1; export default 1;"],
  ] as const;
  expect(declaredTwice(sources)).toEqual([
    "Place: a.ts, b.ts",
    "open: a.ts, b.ts",
    "far: a.ts, c.ts",
  ]);
});

test("every exported name of the apps and packages is declared once", () => {
  const sources = files.map((file) => [file, readFileSync(join(root, file), "utf8")] as const);
  expect(sources.flatMap(([file, text]) => namesIn(file, text)).length).toBeGreaterThan(3_000);
  expect(declaredTwice(sources)).toEqual([]);
});
