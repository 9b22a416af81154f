import { paths } from "@app/contract/paths";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

let without: TestApp;
let counting: TestApp;
beforeAll(async () => {
  without = await createTestApp();
  counting = await createTestApp({
    env: { ANALYTICS_SCRIPT_URL: 'https://count.example/s.js?a=1&b="', ANALYTICS_SITE: 'a"><b' },
  });
});
afterAll(async () => {
  await without.close();
  await counting.close();
});

test("nobody is counted where no script was configured", async () => {
  const answer = await without.app.inject("/measure/ai-therapy");
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe(paths.notFound);
});

test("the script has a closed frame with a policy of its own, and reaches no host but its own", async () => {
  const { statusCode, headers, body } = await counting.app.inject("/measure/ai-therapy");
  expect(statusCode).toBe(200);
  const policy = String(headers["content-security-policy"]);
  expect(policy).toMatch(/(^|; )sandbox allow-scripts(;|$)/);
  expect(policy).toContain("connect-src https://count.example;");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain("allow-same-origin");
  expect(body).toContain("data-domain=");
});

test("what the operator configured cannot break out of the frame's markup", async () => {
  const { body } = await counting.app.inject("/measure");
  expect(body).not.toContain('a"><b');
  expect(body).toContain("a&quot;>&lt;b");
});

test("only pages of ours can be counted", async () => {
  const answer = await counting.app.inject("/measure/made-up");
  expect(answer.headers.location).toBe(paths.notFound);
});
