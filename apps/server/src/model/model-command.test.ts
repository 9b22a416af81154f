import { spawn } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { catalogue } from "@app/companion/models/local/catalogue";
import type { Machine } from "@app/companion/models/local/machine";
import { noEngineWords, testEngine } from "@app/companion/testing/test-engine";
import { tinyCatalogueModel } from "@app/companion/testing/tiny-catalogue-model";
import { tinyGguf } from "@app/companion/testing/tiny-gguf";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readEnv } from "../env.ts";
import { withUsedModel } from "../local-model.ts";
import { nodeArgs } from "../testing/server-process.ts";
import { fitOf } from "./fit-of.ts";
import { runModelCommand } from "./model-command.ts";

const gib = 2 ** 30;
const bytes = tinyGguf({ says: "That is a lot to carry for one day." });
const machineWith = (totalGib: number, more: Partial<Machine> = {}): Machine => ({
  totalBytes: totalGib * gib,
  availableBytes: totalGib * gib,
  cores: 4,
  hasCuda: false,
  hasMetal: false,
  ...more,
});
const tiny = tinyCatalogueModel(bytes, 2);

let slowly = false;
const asked: (string | undefined)[] = [];
const hub = createServer((request, response) => {
  const from = Number(/^bytes=(\d+)-/.exec(request.headers.range ?? "")?.[1] ?? 0);
  asked.push(`${request.url} ${from}`);
  response.writeHead(from > 0 ? 206 : 200, {
    "content-length": bytes.length - from,
    ...(from > 0 ? { "content-range": `bytes ${from}-${bytes.length - 1}/${bytes.length}` } : {}),
  });
  if (slowly && from === 0) response.write(bytes.subarray(0, 100_000));
  else response.end(bytes.subarray(from));
});
let hubUrl: string;
let folder: string;
let said: string[];

beforeAll(async () => {
  await new Promise<void>((resolve) => hub.listen(0, "127.0.0.1", resolve));
  hubUrl = `http://127.0.0.1:${(hub.address() as AddressInfo).port}`; // it listens on a port
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "models-"));
  said = [];
  slowly = false;
  asked.length = 0;
});
afterAll(() => {
  hub.closeAllConnections();
  hub.close();
});

const run = (args: string[], machine = machineWith(16), more: object = {}) =>
  runModelCommand(
    {
      folder,
      limits: { ...readEnv({ MODEL_THREADS: "1" }, folder).localModel, hubUrl },
      machine: () => machine,
      servers: async () => [],
      say: (line) => said.push(line),
      progress: () => undefined,
      signal: new AbortController().signal,
      models: [tiny],
      ...more,
    },
    args,
  );

test("says what fits this machine and why, and fetches nothing by itself", async () => {
  await run([], machineWith(16), { models: catalogue });
  const lines = said.join("\n");
  expect(lines).toMatch(/16\.0 GB of memory \(12\.0 GB to spare\), 4 cores/);
  expect(lines).toMatch(/\+ gemma-4-e4b .*fits: /);
  expect(lines).toMatch(/- gemma-4-26b .*needs 16\.\d GB of memory, 12\.0 GB can be spared/);
  expect(lines).toContain("Installed: none.");
  expect(asked).toEqual([]);
});

test("the best is the largest that fits; what needs a graphics card is for those who have one", () => {
  const limits = { contextTokens: 8_192, mayUseGpu: true };
  const bestOf = (machine: Machine) =>
    catalogue.findLast((model) => fitOf(model, machine, limits, 100 * gib).fits)?.name;
  expect([4, 8, 16, 64].map((size) => bestOf(machineWith(size)))).toEqual([
    "qwen3.5-2b",
    "gemma-4-e2b",
    "gemma-4-e4b",
    "gemma-4-e4b",
  ]);
  expect(bestOf(machineWith(32, { hasCuda: true }))).toBe("gemma-4-26b");
  expect(bestOf(machineWith(2))).toBeUndefined();
});

test("every model of the list is pinned: a commit, a length, a checksum, a licence", () => {
  for (const { revision, sha256: sum, bytes: size, licence } of catalogue) {
    expect(revision).toMatch(/^[0-9a-f]{40}$/);
    expect(sum).toMatch(/^[0-9a-f]{64}$/);
    expect(size).toBeGreaterThan(1e9);
    expect(licence).toBe("Apache-2.0");
  }
});

test("a model is fetched at its revision, its licence shown, and used; a second time nothing is fetched", async () => {
  await run(["get", "best"]);
  expect(asked).toEqual(["/test/tiny/resolve/abc/tiny.gguf 0"]);
  expect(said.join("\n")).toContain("Licence: Apache-2.0");
  expect(readFileSync(join(folder, "tiny.gguf")).equals(bytes)).toBe(true);
  await run(["get", "tiny"]);
  expect(said.at(-1)).toBe("tiny is there already.");
  expect(asked).toHaveLength(1);
  await run([]);
  expect(said.join("\n")).toMatch(/\* tiny/);
});

test("nothing that fits is told in words", async () => {
  await expect(run(["get", "best"], machineWith(1))).rejects.toThrow(/^No model of the list fits/);
  expect(asked).toEqual([]);
});

test("a file of one's own is used where it lies, and stays there when it is taken off the list", async () => {
  const own = join(folder, "My Model.gguf");
  writeFileSync(own, bytes);
  await run(["get", own]);
  await run(["remove", "my-model"]);
  expect(said.at(-1)).toContain("is still there");
  expect(existsSync(own)).toBe(true);
});

test("what is no model is refused, and so is a name nobody knows", async () => {
  const page = join(folder, "page.gguf");
  writeFileSync(page, "<!doctype html>");
  await expect(run(["get", page])).rejects.toThrow(/^This is no model's file/);
  await expect(run(["get", "no-such"])).rejects.toThrow(/no model called no-such/);
  await expect(run(["get", "../../etc/x"])).rejects.toThrow(/no model called/);
  await expect(run(["get", `${hubUrl}/x.gguf`, "--sha256", "12"])).rejects.toThrow(/64 letters/);
  await expect(run(["dance"])).rejects.toThrow(/no command called dance/);
});

test("any address is fetched from, and its checksum told where none was given", async () => {
  await run(["get", `${hubUrl}/deep/Other.gguf`]);
  expect(said.join("\n")).toContain(tiny.sha256);
  await run(["get", "tiny"]);
  await run(["use", "tiny"]);
  await run(["remove", "tiny"]);
  expect(existsSync(join(folder, "tiny.gguf"))).toBe(false);
  await run([]);
  expect(said.join("\n")).toMatch(/\* other/);
});

test("a model server of this machine is listed, and its model used by name", async () => {
  const models = ["gemma3:4b", "qwen3:8b"];
  const servers = async () => [{ name: "ollama", title: "Ollama", models }];
  const runBeside = (...args: string[]) => run(args, machineWith(16), { servers });
  await runBeside();
  expect(said).toContain("    ollama/gemma3:4b");
  expect(said.at(-1)).toMatch(/^The guide writes/);
  await expect(runBeside("use", "ollama")).rejects.toThrow(/^Which model of Ollama\?/);
  await expect(runBeside("use", "ollama/other")).rejects.toThrow(/it has gemma3:4b, qwen3:8b/);
  await runBeside("use", "ollama/gemma3:4b");
  said.length = 0;
  await runBeside();
  expect(said).toContain("  * ollama/gemma3:4b");
  expect(said.at(-1)).toMatch(/^ollama\/gemma3:4b writes/);
  await runBeside("use", "guide");
  await runBeside();
  expect(said.at(-1)).toMatch(/^The guide writes/);
});

test("one that does not answer now can be chosen by its whole name", async () => {
  await expect(run(["use", "lm-studio"])).rejects.toThrow(/^Which model of LM Studio\?/);
  await run(["use", "lm-studio/google/gemma-3-4b"]);
  expect(said.at(-1)).toMatch(/does not answer now/);
});

test("what was chosen means what the variables would, and they go before it", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "data-"));
  const modelAt = (source: Record<string, string> = {}) =>
    withUsedModel(readEnv({ DATA_DIR: dataDir, ...source }, dataDir)).model;
  const inData = { folder: join(dataDir, "models") };
  const variables = { MODEL_PRESET: "ollama", MODEL_NAME: "gemma3:4b" };
  const ways = { MODEL_CONTEXT_TOKENS: "8192", MODEL_LISTEN_SECONDS: "3" };
  expect(modelAt()).toBeNull();
  await run(["use", "ollama/gemma3:4b"], machineWith(16), inData);
  expect(modelAt(ways)).toEqual(readEnv({ ...variables, ...ways }, dataDir).model);
  expect(modelAt({ MODEL_API_KEY: "secret" })).toMatchObject({ apiKey: null });
  expect(modelAt({ MODEL_PROVIDER: "guide" })).toBeNull();
  expect(modelAt({ ...variables, MODEL_NAME: "other" })).toMatchObject({ model: "other" });

  await run(["get", "tiny"], machineWith(16), inData);
  expect(modelAt()).toMatchObject({ model: "gemma3:4b" });
  await run(["use", "tiny"], machineWith(16), inData);
  expect(modelAt()).toEqual(
    readEnv({ MODEL_PROVIDER: "local", MODEL_NAME: "tiny" }, dataDir).model,
  );
  await run(["use", "guide"], machineWith(16), inData);
  expect(modelAt()).toBeNull();
});

test("a model that was only fetched is not used unasked", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "data-"));
  await run(["get", "tiny"], machineWith(16), { folder: join(dataDir, "models") });
  expect(withUsedModel(readEnv({ DATA_DIR: dataDir }, dataDir)).model).toBeNull();
});

test("a file that changed is not taken for a good one", async () => {
  await run(["get", "tiny"]);
  appendFileSync(join(folder, "tiny.gguf"), "x");
  await expect(run(["check"])).rejects.toThrow(/not what it was/);
});

const engineDir = await testEngine();
test.skipIf(!engineDir)(
  engineDir ? "a check loads it and says how quick it is" : noEngineWords,
  async () => {
    await run(["get", "tiny"]);
    const file = join(folder, "tiny.gguf");
    utimesSync(file, 1, 1);
    await run(["check"], machineWith(16), { engineDir });
    const lines = said.join("\n");
    expect(lines).toContain("That is a lot to carry for one day.");
    expect(lines).toMatch(/Loaded in .* of memory, 8192 tokens of context/);
    expect(lines).toMatch(/tokens a second written/);
  },
  240_000,
);

test("too little memory is told before anything is loaded", async () => {
  await run(["get", "tiny"]);
  await expect(run(["check"], machineWith(2))).rejects.toThrow(/tiny needs .* can be spared/);
});

test("killed in the middle, the command goes on from there when it is run again", async () => {
  const env = { ...process.env, DATA_DIR: folder, LOG_LEVEL: "silent" };
  const script = fileURLToPath(new URL("../model.ts", import.meta.url));
  const url = `${hubUrl}/killed.gguf`;
  const start = () =>
    spawn(process.execPath, [...nodeArgs, script, "get", url, "--sha256", tiny.sha256], {
      env,
      stdio: "ignore",
    });
  slowly = true;
  const part = join(folder, "models", "killed.gguf.part");
  const first = start();
  await vi.waitFor(() => expect(statSync(part).size).toBe(100_000), { timeout: 30_000 });
  first.kill("SIGKILL");
  const code = await new Promise((resolve) => start().once("exit", resolve));
  expect(code).toBe(0);
  expect(asked).toEqual(["/killed.gguf 0", "/killed.gguf 100000"]);
  expect(readFileSync(join(folder, "models", "killed.gguf")).equals(bytes)).toBe(true);
});
