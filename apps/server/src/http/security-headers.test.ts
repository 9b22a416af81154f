import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { createPageFiles } from "./page-files.ts";
import { mountPages } from "./pages.ts";
import { pagePolicy, vaultWorkerPolicy, workerPolicy } from "./security-headers.ts";

let plain: TestApp;
let open: TestApp;
beforeAll(async () => {
  plain = await createTestApp();
  open = await createTestApp({ env: { PUBLIC_URL: "https://talk.example" } });
});
afterAll(async () => {
  await plain.close();
  await open.close();
});

const answers = ["/healthz", "/api/setup", "/api/nothing", "/nothing", "/api/%zz", "/api/users/me"];

describe("every answer", () => {
  it.each(answers)("is dressed at %s", async (url) => {
    const { headers } = await plain.app.inject(url);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
    expect(headers["permissions-policy"]).toContain("microphone=(self)");
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["server"]).toBeUndefined();
  });

  it("asks for https from then on where the public address has it", async () => {
    const { headers } = await open.app.inject("/healthz");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  });

  it("carries the id that its log line carries", async () => {
    const { headers } = await plain.app.inject("/healthz");
    const id = String(headers["x-request-id"]);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const line = plain.logLines.map((text) => JSON.parse(text)).find(({ reqId }) => reqId === id);
    expect(line).toMatchObject({ method: "GET", route: "/healthz", status: 200 });
  });
});

describe("what scripts may do", () => {
  it("is nothing that the build did not write, in any policy", () => {
    for (const policy of [pagePolicy(["sha256-abc"]), workerPolicy, vaultWorkerPolicy]) {
      expect(policy).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*|https?:/);
      expect(policy).toContain("frame-ancestors 'none'");
    }
    expect(pagePolicy([])).toContain("object-src 'none'");
    expect(pagePolicy([])).toContain("base-uri 'none'");
    expect(pagePolicy([])).toContain("form-action 'self'");
  });
});

describe("files", () => {
  it("are those of the build, whatever way a path takes", async () => {
    const folder = mkdtempSync(join(tmpdir(), "pages-"));
    const clientDir = join(folder, "client");
    mkdirSync(join(clientDir, "static"), { recursive: true });
    writeFileSync(join(folder, "secret.txt"), "a secret beside the build");
    writeFileSync(join(clientDir, "index.html"), "<!doctype html><html></html>");
    writeFileSync(join(clientDir, "static", "a.js"), "1;");
    const app = Fastify();
    const files = createPageFiles(clientDir, "http://x", {
      measures: false,
      cookiesStartOff: false,
    });
    mountPages(app, clientDir, files, async () => false);
    try {
      expect((await app.inject("/static/a.js")).statusCode).toBe(200);
      for (const path of [
        "/static/../../secret.txt",
        "/static/..%2f..%2fsecret.txt",
        "/static/%2e%2e/%2e%2e/secret.txt",
        "/static/....//....//secret.txt",
        "/static/..\\..\\secret.txt",
        "/static/..%5c..%5csecret.txt",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/static/%00",
        `/static/${"../".repeat(20)}etc/passwd`,
      ]) {
        const { statusCode, body } = await app.inject(path);
        expect(statusCode, path).not.toBe(200);
        expect(body).not.toContain("a secret beside the build");
      }
    } finally {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe("security.txt", () => {
  it("says where to write, for less than a year, under the public address", async () => {
    const { statusCode, headers, body } = await open.app.inject("/.well-known/security.txt");
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(body).toContain("Canonical: https://talk.example/.well-known/security.txt");
    const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? "");
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60_000);
  });
});
