import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDataDir } from "./data-dir.ts";
import { StartError } from "./start-error.ts";
import { makeDataDir } from "./testing/make-data-dir.ts";
import { compileCache, nodeArgs } from "./testing/server-process.ts";

const program = fileURLToPath(new URL("./testing/serve.ts", import.meta.url));
/** Nothing is closed to root, so that what tests as root start is nobody's. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let dir: string;
beforeEach(() => {
  dir = makeDataDir();
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** What a server says that does not start. */
const refusalWith = async (env: Record<string, string>): Promise<string> => {
  const child = spawn(process.execPath, [...nodeArgs, program], {
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      LOG_LEVEL: "warn",
      READING_THREADS: "1",
      READING_REHEARSAL: "false",
      NODE_COMPILE_CACHE: compileCache,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
    ...nobody,
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => {
      said += text;
      if (said.includes("is open at")) child.kill("SIGKILL");
    });
  expect(await once(child, "close")).toEqual([1, null]);
  return said;
};

it("a data folder that is only read is refused in one sentence", async () => {
  chmodSync(dir, 0o555);
  // A small program in place of the server: it is what a start asks first of all.
  const { href } = new URL("./data-dir.ts", import.meta.url);
  const code = `const { openDataDir } = await import(${JSON.stringify(href)});
    try { openDataDir(${JSON.stringify(dir)}) } catch (error) { console.log(error.message) }`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "--input-type=module", "-e", code],
    nobody,
  );
  expect(stdout).toBe(`DATA_DIR ${dir} cannot be written to (EACCES).\n`);
});

it("a data folder that is a file is refused in one sentence", () => {
  const file = join(dir, "file");
  writeFileSync(file, "");
  const opening = () => openDataDir(file);
  expect(opening).toThrow(StartError);
  expect(opening).toThrow(`DATA_DIR ${file} is not a folder.`);
});

it("a key file that was cut stops the start in one sentence, without a part of a key", async () => {
  chmodSync(dir, 0o777);
  const file = join(dir, "keys.json");
  writeFileSync(file, '{ "message_keys": ["c2VjcmV0c2VjcmV0', { mode: 0o600 });
  if (nobody.uid) chownSync(file, nobody.uid, nobody.gid);
  const said = await refusalWith({ DATA_DIR: dir });
  expect(said).toMatch(/^The key file \S+keys\.json is damaged\. Put a copy of it back[^\n]*\n$/);
  expect(said).not.toContain("c2VjcmV0");
}, 60_000);
