import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brand } from "@app/contract/brand";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const roots = ["apps/server/src", "apps/web/src", "apps/web/scripts", "training"];
const packages = readdirSync(join(root, "packages")).map((name) => `packages/${name}/src`);

const sources = [...roots, ...packages].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/\.test\.tsx?$|testing\//.test(name))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`),
);

test("the product's name is written in one place", () => {
  const named = sources.filter((file) =>
    readFileSync(join(root, file), "utf8").toLowerCase().includes(brand.slug.toLowerCase()),
  );
  expect(named).toEqual(["packages/contract/src/brand.ts"]);
});
