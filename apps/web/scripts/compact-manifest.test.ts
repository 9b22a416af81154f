import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { compactManifest } from "./compact-manifest.ts";

const route = (id: string, more: object) => ({
  id,
  hasLoader: false,
  hasDefaultExport: true,
  ...more,
});
const files = (...own: string[]) => ["/vendor.js", ...own];

const manifest = {
  entry: { module: "/entry.js", imports: ["/vendor.js"], css: [] },
  routes: {
    root: route("root", { path: "", imports: files(), css: ["/shell.css"] }),
    "layouts/main": route("layouts/main", { parentId: "root", imports: files(), css: [] }),
    home: route("home", { parentId: "layouts/main", index: true, imports: files("/home.js") }),
    faqs: route("faqs", {
      parentId: "layouts/main",
      path: "/faqs",
      imports: files("/pages.js"),
      css: ["/shell.css", "/page.css"],
    }),
    unknown: route("unknown", { parentId: "root", path: "*", imports: files() }),
  },
  version: "1",
};

test("a page reads from the compact list what the router wrote, less what it has by then", () => {
  const window: { __reactRouterManifest?: typeof manifest } = {};
  runInNewContext(compactManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)};`), {
    window,
  });
  const read = JSON.parse(JSON.stringify(window.__reactRouterManifest)) as typeof manifest;
  expect(read.entry).toEqual(manifest.entry);
  expect(read.version).toBe("1");
  expect(read.routes.root).toEqual({
    id: "root",
    path: "",
    hasDefaultExport: true,
    css: ["/shell.css"],
  });
  expect(Object.keys(read.routes)).toEqual(Object.keys(manifest.routes));
  expect(read.routes.faqs).toEqual({
    id: "faqs",
    parentId: "layouts/main",
    path: "/faqs",
    hasDefaultExport: true,
    css: ["/page.css"],
  });
  expect(read.routes.unknown).toMatchObject({ path: "*" });
  expect(read.routes.home).not.toHaveProperty("path");
  expect(read.routes.home).toMatchObject({ index: true, hasDefaultExport: true });
});

test("a manifest of another form fails the build instead of every page", () => {
  expect(() => compactManifest("export default {}")).toThrow("differently");
});
