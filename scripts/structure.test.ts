import {
  globSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pathsOf } from "./structure/room.ts";
import { roomsIn } from "./structure/rooms.ts";

const config = fileURLToPath(new URL("../.dependency-cruiser.ts", import.meta.url));
const packages = ["companion", "content", "contract", "guide", "reading", "safety", "vault"];

/** A house of its own with the same rooms, in which the arrows can be wrong. */
const house = realpathSync(mkdtempSync(join(tmpdir(), "structure-")));
afterAll(() => rmSync(house, { recursive: true, force: true }));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
};

const asPackage = (name: string): string =>
  JSON.stringify({ name, exports: { "./*": "./src/*.ts", ".": "./main.js" } });

const refused: [from: string, to: string][] = [
  ["apps/web/src/api.ts", "apps/server/src/app.ts"],
  ["apps/web/src/ui/button.tsx", "packages/contract/src/brand.ts"],
  ["packages/contract/src/a.ts", "packages/content/src/b.ts"],
  ["packages/companion/src/a.ts", "apps/server/src/b.ts"],
  ["packages/guide/src/a.ts", "packages/companion/src/b.ts"],
  ["packages/guide/src/a.ts", "packages/safety/src/b.ts"],
  ["packages/safety/src/a.ts", "packages/companion/src/b.ts"],
  ["packages/safety/src/a.ts", "packages/guide/src/b.ts"],
  ["packages/safety/src/a.ts", "zod"],
  ["packages/safety/src/a.ts", "training/b.ts"],
  ["packages/reading/src/a.ts", "packages/safety/src/b.ts"],
  ["packages/reading/src/a.ts", "packages/content/src/b.ts"],
  ["apps/server/src/a.ts", "training/b.ts"],
  ["training/a.ts", "apps/server/src/b.ts"],
  ["apps/server/src/a.ts", "packages/vault/src/b.ts"],
  ["apps/server/src/features/users/a.ts", "packages/vault/src/b.ts"],
  // Decision 19: the task that was handed a passphrase opens nothing either.
  ["apps/server/src/features/analysis/task.ts", "packages/vault/src/b.ts"],
  ["apps/server/src/features/users/a.ts", "apps/server/src/features/sessions/b.ts"],
  ["packages/contract/src/a.ts", "lodash"],
  ["apps/web/src/ui/a.tsx", "react-router"],
  ["apps/server/src/http/a.ts", "apps/server/src/features/users/b.ts"],
  ["apps/server/src/features/users/service.ts", "drizzle-orm"],
  ["packages/companion/src/models/a.ts", "packages/companion/src/turn/b.ts"],
  ["packages/guide/src/lines/a.ts", "packages/guide/src/moves/b.ts"],
  ["apps/web/src/sharing/a.ts", "apps/web/src/features/talk/b.ts"],
  ["apps/web/src/features/talk/a.ts", "apps/web/src/testing/b.ts"],
  ["apps/web/src/features/help/a.ts", "apps/web/src/layouts/b.ts"],
  ["apps/web/src/features/faqs/a.ts", "apps/web/src/vault/b.ts"],
  ["apps/web/src/vault/a.ts", "apps/web/src/features/safety-plan/b.ts"],
  ["apps/server/src/jobs/a.ts", "apps/server/src/http/b.ts"],
  ["packages/companion/src/outcome/a.ts", "packages/companion/src/hearing/b.ts"],
  ["apps/server/src/a.ts", "apps/server/src/utils.ts"],
  ["apps/server/src/a.ts", "apps/server/src/helpers/b.ts"],
];

const allowed: [from: string, to: string][] = [
  ["apps/server/src/app.ts", "packages/companion/src/a.ts"],
  ["apps/server/src/app.ts", "packages/safety/src/a.ts"],
  ["apps/server/src/app.ts", "apps/server/src/features/users/b.ts"],
  ["packages/companion/src/a.ts", "packages/guide/src/b.ts"],
  ["packages/companion/src/a.ts", "packages/safety/src/b.ts"],
  ["packages/companion/src/a.ts", "packages/reading/src/b.ts"],
  ["packages/guide/src/a.ts", "packages/reading/src/b.ts"],
  ["packages/safety/src/a.ts", "packages/reading/src/b.ts"],
  ["packages/safety/src/a.ts", "packages/content/src/b.ts"],
  ["packages/reading/src/a.ts", "packages/contract/src/b.ts"],
  ["training/a.ts", "packages/safety/src/b.ts"],
  ["training/a.ts", "packages/companion/src/b.ts"],
  ["apps/web/src/vault/a.ts", "packages/vault/src/b.ts"],
  ["apps/web/src/features/talk/a.tsx", "apps/web/src/ui/b.tsx"],
  ["packages/contract/src/a.ts", "zod"],
  ["apps/server/src/testing/a.ts", "packages/vault/src/b.ts"],
];

/** How a file names what it imports: ours by its package, others by their name, the rest by the way there. */
const specifierOf = (from: string, to: string): string => {
  if (!to.includes("/")) return to;
  const workspace = /^packages\/(\w+)\/src\/(.+)\.ts$/.exec(to);
  if (workspace && !from.startsWith(`packages/${workspace[1]}/`))
    return `@app/${workspace[1]}/${workspace[2]}`;
  const way = relative(dirname(from), to);
  return way.startsWith(".") ? way : `./${way}`;
};

/** Each arrow has a file to itself, so that one reading of the house tells of all. */
const fileFor = (from: string, index: string): string =>
  // What is special about a service is its name.
  from.endsWith("service.ts") ? from : from.replace(/\.(tsx?)$/, `-${index}.$1`);

const hidden = "apps/server/src/features/users/hidden.ts";
const astray = "packages/safety/src/astray.ts";
let broken: Map<string, string[]>;

beforeAll(async () => {
  write("package.json", "{}");
  for (const name of packages) {
    write(`packages/${name}/package.json`, asPackage(`@app/${name}`));
    mkdirSync(join(house, "node_modules/@app"), { recursive: true });
    symlinkSync(join(house, "packages", name), join(house, "node_modules/@app", name));
  }
  for (const name of ["zod", "lodash", "react-router", "drizzle-orm"]) {
    write(`node_modules/${name}/package.json`, asPackage(name));
    write(`node_modules/${name}/main.js`, "");
  }
  for (const [table, arrows] of Object.entries({ refused, allowed }))
    for (const [index, [from, to]] of arrows.entries()) {
      if (to.includes("/")) write(to, "export type B = 1;");
      // A type alone is an arrow too.
      const text = `import type { B } from "${specifierOf(from, to)}";`;
      write(fileFor(from, `${table}-${index}`), text);
    }
  write(
    hidden,
    'export const all = "/*";\nexport const open = () => import("@app/vault/b");\nexport const end = "*/";',
  );
  write(astray, 'import "./not-there.ts";');
  for (const [from, to] of ["ab", "bc", "ca", "da"])
    write(`packages/vault/src/round-${from}.ts`, `import "./round-${to}.ts";`);

  const { output } = await cruise(["apps", "packages", "training"], {
    ...(await extractOptions(config)),
    baseDir: house,
  });
  broken = new Map();
  const { violations } = (output as ICruiseResult).summary; // without an output type the result itself
  for (const { from, rule } of violations)
    broken.set(from, [...(broken.get(from) ?? []), rule.name]);
});

describe("the structure of the house", () => {
  it.each(refused.map(([from, to], index) => ({ from, to, index })))(
    "refuses $from → $to",
    ({ from, index }) => {
      const rules = broken.get(fileFor(from, `refused-${index}`)) ?? [];
      expect(rules.filter((rule) => rule !== "found")).not.toEqual([]);
    },
  );

  it.each(allowed.map(([from, to], index) => ({ from, to, index })))(
    "allows $from → $to",
    ({ from, index }) => {
      expect(broken.get(fileFor(from, `allowed-${index}`))).toBeUndefined();
    },
  );

  it("is not deceived by a text that looks like the beginning of a comment", () => {
    expect(broken.get(hidden)).toEqual(["server-may-use"]);
  });

  it("refuses an import that leads nowhere", () => {
    expect(broken.get(astray)).toEqual(["found"]);
  });

  it("finds circles, each once, and nobody who only leads into one", () => {
    const round = [...broken].filter(([, rules]) => rules.includes("no-circle"));
    expect(round.map(([file]) => file)).toEqual(["packages/vault/src/round-a.ts"]);
  });
});

describe.each(Object.entries(roomsIn))("the rooms of %s", (base, rooms) => {
  const root = dirname(config);
  const files = globSync(`${base}**/*.{ts,tsx,json}`, { cwd: root })
    .map((file) => file.slice(base.length))
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$|(?:^|\/)testing\//.test(file));
  const roomsOf = (file: string): string[] =>
    rooms
      .filter((room) => pathsOf(room).some((path) => new RegExp(`^${path}`).test(file)))
      .map(({ name }) => name);

  it("leave no folder without one, and put no file in two", () => {
    const inFolders = files.filter((file) => file.includes("/"));
    expect(inFolders.filter((file) => roomsOf(file).length !== 1)).toEqual([]);
    expect(files.filter((file) => roomsOf(file).length > 1)).toEqual([]);
  });

  it("are all lived in", () => {
    const used = new Set(files.flatMap(roomsOf));
    expect(rooms.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
  });

  it("use only what stands below them, so that no two form a circle", () => {
    const names = rooms.map(({ name }) => name);
    const wrong = rooms.flatMap(({ name, mayUse }, floor) =>
      mayUse.filter((used) => names.indexOf(used) <= floor).map((used) => `${name} → ${used}`),
    );
    expect(wrong).toEqual([]);
  });
});

it("every package and app has its rooms written down", () => {
  const sources = globSync("{apps,packages}/*/src", { cwd: dirname(config) });
  expect(sources.map((folder) => `${folder}/`).sort()).toEqual(Object.keys(roomsIn).sort());
});
