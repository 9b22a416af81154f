import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { modelsOfServer } from "./models-of-server.ts";

let answer: { status?: number; body: unknown } = { body: {} };
const server = createServer((_request, response) => {
  response.writeHead(answer.status ?? 200, { "content-type": "application/json" });
  response.end(typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = () => {
  const { port } = server.address() as AddressInfo; // it listens on a port
  const signal = new AbortController().signal;
  return modelsOfServer({ baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: null }, signal);
};

test.each([
  ["ollama", "library"],
  ["llama.cpp", "llamacpp"],
  ["lm-studio", "organization_owner"],
  ["vllm", "vllm"],
  [null, "somebody"],
  [null, "__proto__"],
  [null, null],
])("%s is known by what it writes as owner: %s", async (preset, owned_by) => {
  answer = { body: { object: "list", data: [{ id: "a", owned_by }, { id: "a" }, { id: "b" }] } };
  expect(await ask()).toEqual({ names: ["a", "b"], preset });
});

test("a server that has nothing has an empty list, and one that keeps none has none", async () => {
  answer = { body: { object: "list", data: null } };
  expect(await ask()).toEqual({ names: [], preset: null });
  answer = { status: 404, body: "404 page not found" };
  expect(await ask()).toBeNull();
});

test.each([
  [{ status: 401, body: {} }, "key_refused"],
  [{ status: 403, body: {} }, "key_refused"],
  [{ status: 500, body: {} }, "refused"],
  [{ body: "<!doctype html>" }, "broken_json"],
  [{ body: { data: "x" } }, "broken_json"],
  [{ body: "x".repeat(5_000_000) }, "oversized"],
])("what is no list is told apart: %#", async (given, kind) => {
  answer = given;
  await expect(ask()).rejects.toMatchObject({ kind });
});
