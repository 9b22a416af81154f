import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { openShelf, type Shelf, shelfName } from "./shelf.ts";

let folder: string;
let shelf: Shelf;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shelf-"));
  shelf = openShelf(folder);
});

const put = async (name: string): Promise<string> => {
  const file = shelf.fileFor(name);
  writeFileSync(file, name);
  await shelf.add({ name, file, isOurs: true, sha256: "0", licence: null, from: "a test" });
  return file;
};

test("the only model is used; of several the chosen one, and without a choice none", async () => {
  await expect(shelf.find(null)).rejects.toThrow("npm run model -- get best");
  const one = await put("one");
  expect(await shelf.find(null)).toMatchObject({ name: "one", file: one });
  await put("two");
  await expect(shelf.find(null)).rejects.toThrow("npm run model -- use NAME");
  await shelf.use("two");
  expect(await shelf.find(null)).toMatchObject({ name: "two" });
  expect(await shelf.find("one")).toMatchObject({ name: "one" });
  await expect(shelf.find("three")).rejects.toThrow("no local model called three");
});

test("a file that changed since it was looked at is not loaded, nor one that is gone", async () => {
  const file = await put("one");
  appendFileSync(file, "x");
  await expect(shelf.find(null)).rejects.toThrow("has changed since it was looked at");
  rmSync(file);
  await expect(shelf.find(null)).rejects.toThrow("is not there");
});

test("a record that cannot be read is passed over", async () => {
  await put("one");
  writeFileSync(join(folder, "broken.json"), "{");
  expect(shelf.list().map(({ name }) => name)).toEqual(["one"]);
});

test("no name leads out of the folder", () => {
  expect(["../../etc/passwd", "My Model.GGUF", "..", "a b/c?.gguf"].map(shelfName)).toEqual([
    "passwd",
    "my-model",
    "model",
    "c-",
  ]);
});
