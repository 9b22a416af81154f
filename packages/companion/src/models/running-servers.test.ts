import { afterEach, describe, expect, test } from "vitest";
import {
  type AnswerBy,
  answeringByPath,
  modelLists,
  startRunningServer,
} from "../testing/running-server.ts";
import {
  findRunningServers,
  type RunningServer,
  type RunningServerName,
  runningServerNames,
} from "./running-servers.ts";

const running: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

/** Nobody listens there: what this machine runs itself is not found by a test. */
const closed = { ollama: 1, "llama.cpp": 1, "lm-studio": 1 };

const start = async (answer: AnswerBy) => {
  const server = await startRunningServer(answer);
  running.push(server);
  return server;
};

const foundAt = async (name: RunningServerName, answer: AnswerBy): Promise<RunningServer[]> => {
  const { port } = await start(answer);
  return findRunningServers({ ...closed, [name]: port });
};

test.each([
  ["ollama", "Ollama", ["gemma3:4b"]],
  ["llama.cpp", "llama.cpp", ["gemma-3-4b"]],
  ["lm-studio", "LM Studio", ["google/gemma-3-4b"]],
] as const)(
  "%s is found with what can be talked with, and nothing of it that leaves this machine",
  async (name, title, models) => {
    expect(await foundAt(name, answeringByPath(modelLists[name]))).toEqual([
      { name, title, models },
    ]);
  },
);

test("all are asked, each once, for its list alone", async () => {
  const servers = await Promise.all(
    runningServerNames.map((name) => start(answeringByPath(modelLists[name]))),
  );
  const [ollama, llamaCpp, lmStudio] = servers.map(({ port }) => port);
  const found = await findRunningServers({
    ...(ollama ? { ollama } : {}),
    ...(llamaCpp ? { "llama.cpp": llamaCpp } : {}),
    ...(lmStudio ? { "lm-studio": lmStudio } : {}),
  });
  expect(found.map(({ name }) => name)).toEqual([...runningServerNames]);
  expect(servers.map(({ asked }) => asked)).toEqual([
    ["/api/tags"],
    ["/v1/models"],
    ["/api/v0/models"],
  ]);
});

describe("what else may listen on these ports", () => {
  const json =
    (body: unknown, status = 200): AnswerBy =>
    () => ({ status, body: JSON.stringify(body) });
  const strangers: [string, AnswerBy][] = [
    ["a page", () => ({ body: "<!doctype html><title>Tomcat</title>" })],
    ["a refusal", json({ models: [] }, 401)],
    ["a redirect", json({}, 302)],
    ["another list", json({ models: ["a"], data: [{ id: "gpt-4o", owned_by: "openai" }] })],
    ["nothing to talk with", json({ models: [], data: [] })],
    ["null", json(null)],
    ["half an answer", () => ({ body: '{"models":[{"name":"a"' })],
    ["an answer without end", () => ({ body: JSON.stringify({ models: "x".repeat(2_000_000) }) })],
    ["silence", () => null],
  ];
  test.each(strangers)("%s is not taken for a model server", async (_, answer) => {
    const { port } = await start(answer);
    expect(
      await findRunningServers({ ollama: port, "llama.cpp": port, "lm-studio": port }),
    ).toEqual([]);
  });

  test("one of them on the port of another is not taken for that one", async () => {
    const everything = answeringByPath({
      ...modelLists["llama.cpp"],
      // It answers there too, for programs that know only Ollama.
      "/api/tags": modelLists["llama.cpp"]["/v1/models"],
      "/api/v0/models": modelLists["llama.cpp"]["/v1/models"],
    });
    expect(await foundAt("ollama", everything)).toEqual([]);
    expect(await foundAt("lm-studio", everything)).toEqual([]);
  });

  test("a name that could do something in a terminal is left out", async () => {
    const [model] = modelLists.ollama["/api/tags"].models;
    const models = ["\u001b[31mred", "a b", "-rf", "$(id)", "x".repeat(200), "fine:1b"];
    const answer = json({ models: models.map((name) => ({ ...model, name })) });
    expect((await foundAt("ollama", answer))[0]?.models).toEqual(["fine:1b"]);
  });
});
