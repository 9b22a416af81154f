import { rmSync } from "node:fs";
import { Readable } from "node:stream";
import { type Companion, createCompanion } from "@app/companion/companion";
import { type Api, apiCalls } from "@app/contract/api";
import { type Client, createClient } from "@app/contract/client";
import { createStillVoice } from "@app/voice/testing/still-voice";
import type { FastifyInstance, InjectOptions } from "fastify";
import { buildApp } from "../app.ts";
import { createDependencies, type Dependencies, type OutsideParts } from "../dependencies.ts";
import { readEnv } from "../env.ts";
import { createLogger } from "../logger.ts";
import { makeDataDir } from "./make-data-dir.ts";
import { createTestDatabase } from "./test-database.ts";

export type TestPerson = { uid: string; token: string; cookie: string; client: Client<Api> };

export type TestApp = {
  app: FastifyInstance;
  database: Awaited<ReturnType<typeof createTestDatabase>>;
  dependencies: Dependencies;
  dataDir: string;
  /** What the log would have shown. */
  logLines: string[];
  clock: { now: Date };
  inject(url: string, init: RequestInit): Promise<Response>;
  clientFor(token: string | null): Client<Api>;
  anonymous(): Promise<TestPerson>;
  account(email?: string): Promise<TestPerson>;
  close(): Promise<void>;
};

/** The guide without its pace: tests wait for nothing. */
export const quickGuide = (): Companion =>
  createCompanion({ model: null, timings: { guideWordDelayMs: 0 } });

const toResponse = async (
  app: FastifyInstance,
  url: string,
  init: RequestInit,
): Promise<Response> => {
  const headers = Object.fromEntries(new Headers(init.headers));
  const form = init.body instanceof FormData ? new Response(init.body) : null;
  const formType = form?.headers.get("content-type");
  const answer = await app.inject({
    method: (init.method ?? "GET") as NonNullable<InjectOptions["method"]>, // the contract's methods
    url,
    headers: {
      host: "localhost:3000",
      ...headers,
      ...(formType ? { "content-type": formType } : {}),
    },
    ...(typeof init.body === "string" ? { payload: init.body } : {}),
    ...(form ? { payload: Buffer.from(await form.arrayBuffer()) } : {}),
    payloadAsStream: true,
  });
  const responseHeaders = new Headers();
  for (const [name, value] of Object.entries(answer.headers))
    for (const item of [value].flat())
      if (item !== undefined) responseHeaders.append(name, String(item));
  const empty = [204, 304].includes(answer.statusCode);
  return new Response(
    empty ? null : (Readable.toWeb(answer.stream()) as ReadableStream<Uint8Array>), // Node's own web stream type
    { status: answer.statusCode, headers: responseHeaders },
  );
};

/** Of every account that `account` makes. */
export const accountPassword = "a long enough one";

let emails = 0;

export const createTestApp = async (
  outside: Partial<
    Pick<
      OutsideParts,
      "catalogue" | "companion" | "letAsk" | "pages" | "runningServers" | "tracing" | "voice"
    >
  > & {
    env?: Record<string, string>;
    /** One that a test can break, instead of one of its own. */
    database?: TestApp["database"];
    /** The companion as the product makes it, of the model in use. */
    ownCompanion?: true;
    /** Answers that must not tell whether an address is known take as long as in the product. */
    takesSameTime?: true;
    /** Time stands unless the test moves it, so that a slow machine changes no wait. */
    hasStillClock?: true;
    /** Another server of the same product: the same database, the same keys, the same clock. */
    beside?: TestApp;
  } = {},
): Promise<TestApp> => {
  const { beside } = outside;
  const database = outside.database ?? beside?.database ?? (await createTestDatabase());
  const dataDir = beside?.dataDir ?? makeDataDir();
  const logLines: string[] = [];
  const clock = beside?.clock ?? { now: new Date() };
  const started = Date.now();
  const dependencies = createDependencies({
    env: readEnv(
      // Tests ask faster than anybody; those about limits set their own.
      { DATA_DIR: dataDir, LOG_LEVEL: "debug", CALLS_PER_MINUTE: "1000000", ...outside.env },
      dataDir,
    ),
    database,
    logger: createLogger("debug", { write: (line) => logLines.push(line) }),
    // The clock can be set and goes on from there.
    now: () => new Date(clock.now.getTime() + (outside.hasStillClock ? 0 : Date.now() - started)),
    ...(outside.ownCompanion ? {} : { companion: outside.companion ?? quickGuide() }),
    ...(outside.catalogue ? { catalogue: outside.catalogue } : {}),
    ...(outside.letAsk ? { letAsk: outside.letAsk } : {}),
    runningServers: outside.runningServers ?? (async () => []),
    voice: outside.voice ?? createStillVoice(),
    ...(outside.tracing ? { tracing: outside.tracing } : {}),
    ...(outside.takesSameTime ? {} : { sameTimeMs: 1 }),
    pages: outside.pages ?? "none",
  });
  const app = await buildApp(dependencies);
  await app.ready();

  const inject = (url: string, init: RequestInit) => toResponse(app, url, init);
  const clientFor = (token: string | null) =>
    createClient(apiCalls, {
      fetch: inject,
      token: async () => token,
      wait: async () => undefined,
    });

  const signIn = async (path: string, body: object): Promise<TestPerson> => {
    const response = await inject(`/api/auth${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "http://localhost:3000" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`sign-in failed: ${await response.text()}`);
    const cookie = response.headers
      .getSetCookie()
      .map((text) => text.split(";")[0])
      .join("; ");
    const answer = await inject("/api/auth/token", { headers: { cookie } });
    const { token } = (await answer.json()) as { token: string }; // better-auth's own shape
    const [, payload = ""] = token.split(".");
    const { sub } = JSON.parse(Buffer.from(payload, "base64url").toString()) as { sub: string }; // always there
    return { uid: sub, token, cookie, client: clientFor(token) };
  };

  return {
    app,
    database,
    dependencies,
    dataDir,
    logLines,
    clock,
    inject,
    clientFor,
    anonymous: () => signIn("/sign-in/anonymous", {}),
    account: (email = `person${emails++}@mail.example`) =>
      signIn("/sign-up/email", { email, password: accountPassword, name: "Someone" }),
    close: async () => {
      await app.close();
      if (beside) return;
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
