import { readFileSync } from "node:fs";
import { brand } from "@app/contract/brand";
import { describe, expect, it } from "vitest";
import { withVariables } from "./env/variables-table.ts";
import { readEnv } from "./env.ts";
import { StartError } from "./start-error.ts";

const read = (source: Record<string, string>) => readEnv(source, "/project");

describe("the environment", () => {
  it("has a working default for every variable", () => {
    expect(read({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      dataDir: "/project/.data",
      databaseUrl: null,
      publicUrl: null,
      model: null,
      readingThreads: 2,
      readingRestMs: 600_000,
      rehearsesReading: true,
      guideWordMs: 25,
    });
    expect(read({ READING_THREADS: "1" }).readingThreads).toBe(1);
    expect(read({ READING_REHEARSAL: "false" }).rehearsesReading).toBe(false);
    expect(read({ GUIDE_WORD_MS: "0" }).guideWordMs).toBe(0);
  });

  it.each([
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["DATABASE_URL", "mysql://somewhere"],
    ["PUBLIC_URL", "not an address"],
    ["LOG_LEVEL", "loud"],
    ["MODEL_PROVIDER", "oracle"],
    ["MODEL_PRESET", "oracle"],
    ["MODEL_LISTEN_SECONDS", "never"],
    ["MESSAGE_KEYS", "short"],
    ["AUTH_SECRET", "short"],
    ["TRUST_PROXY", "perhaps"],
    ["CALLS_PER_MINUTE", "0"],
    ["READING_THREADS", "0"],
    ["READING_IDLE_MINUTES", "0"],
    ["METRICS_TOKEN", "short"],
    ["PRIVATE_HOSTS", "http://ollama"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "somewhere"],
    ["SUPPORT_EMAIL", "nobody"],
    ["SMTP_URL", "http://mail.example"],
    ["MAIL_FROM", "nobody"],
    ["MAIL_FROM", "A <a@mail.example>, B <b@mail.example>"],
    ["TEXT_URL", "ftp://texts.example"],
  ])("stops the start with one line that names %s when it is %s", (name, value) => {
    expect(() => read({ [name]: value })).toThrow(StartError);
    try {
      read({ [name]: value });
    } catch (error) {
      expect((error as Error).message).toMatch(new RegExp(`^${name} is wrong: [^\\n]+\\.$`));
    }
  });

  it("names what a chosen model still needs", () => {
    expect(() => read({ MODEL_PROVIDER: "openai-compatible" })).toThrow(
      /^MODEL_BASE_URL is missing/,
    );
    expect(() =>
      read({ MODEL_PROVIDER: "openai-compatible", MODEL_BASE_URL: "http://localhost:1/v1" }),
    ).toThrow(/^MODEL_NAME is missing/);
    expect(() => read({ MODEL_PROVIDER: "anthropic", MODEL_NAME: "any" })).toThrow(
      /^MODEL_API_KEY is missing/,
    );
  });

  it("knows what a preset needs, and what it may be told otherwise", () => {
    expect(() => read({ MODEL_PRESET: "ollama" })).toThrow(
      "MODEL_NAME is missing: MODEL_PRESET=ollama needs it.",
    );
    expect(() => read({ MODEL_PRESET: "mistral", MODEL_NAME: "m" })).toThrow(
      "MODEL_API_KEY is missing: MODEL_PRESET=mistral needs it.",
    );
    expect(() => read({ MODEL_PRESET: "ollama", MODEL_PROVIDER: "anthropic" })).toThrow(
      /^MODEL_PRESET is wrong/,
    );
    expect(read({ MODEL_PRESET: "llama.cpp" }).model).toMatchObject({
      kind: "openai-compatible",
      baseUrl: "http://localhost:8080/v1",
      apiKey: null,
      patience: {},
    });
    expect(
      read({
        MODEL_PRESET: "ollama",
        MODEL_NAME: "gemma",
        MODEL_BASE_URL: "http://ollama:11434/v1/",
        MODEL_FIRST_WORD_SECONDS: "90",
        MODEL_ONE_AT_A_TIME: "false",
        MODEL_CONTEXT_TOKENS: "8192",
      }).model,
    ).toMatchObject({
      baseUrl: "http://ollama:11434/v1",
      patience: { firstTokenTimeoutMs: 90_000 },
      oneAtATime: false,
      contextTokens: 8_192,
    });
  });

  it("sends mail only from a named address, and keeps it where nothing is given", () => {
    expect(read({}).post).toMatchObject({ mail: null, texts: null });
    expect(() => read({ SMTP_URL: "smtps://mail.example" })).toThrow(/^MAIL_FROM is missing/);
    const given = { SMTP_URL: "smtps://mail.example", MAIL_FROM: "post@house.example" };
    expect(read(given).post.mail?.from).toBe(`${brand.name} <post@house.example>`);
    const named = { ...given, MAIL_FROM: "A house <post@house.example>" };
    expect(read(named).post.mail?.from).toBe("A house <post@house.example>");
  });

  it.each([
    [{ GOOGLE_CLIENT_ID: "id" }, "GOOGLE_CLIENT_SECRET", "GOOGLE_CLIENT_ID"],
    [{ APPLE_CLIENT_ID: "id", APPLE_TEAM_ID: "team" }, "APPLE_KEY_ID", "APPLE_CLIENT_ID"],
    [{ OPENID_ISSUER: "https://id.example" }, "OPENID_CLIENT_ID", "OPENID_ISSUER"],
    [{ TRUSTED_AUDIENCE: "us" }, "TRUSTED_ISSUER", "TRUSTED_AUDIENCE"],
  ])("takes no half of a sign-in: %j", (given, missing, because) => {
    expect(() => read(given)).toThrow(`${missing} is missing: ${because} needs it.`);
  });

  it("counts the proxies it believes", () => {
    const trusted = (value: string) => read({ TRUST_PROXY: value }).trustProxy;
    expect([read({}).trustProxy, ...["false", "true", "1", "2"].map(trusted)]).toEqual([
      0, 0, 1, 1, 2,
    ]);
  });

  it("takes an empty variable as unset", () => {
    expect(read({ PORT: "", MODEL_PROVIDER: "" })).toMatchObject({ port: 3000, model: null });
  });

  it("is listed whole in the page about running it, as npm run variables writes it", () => {
    const page = readFileSync(new URL("../../../docs/operating.md", import.meta.url), "utf8");
    expect(page).toBe(withVariables(page));
    expect(page).toContain("| `PORT` | `3000` | ");
  });
});
