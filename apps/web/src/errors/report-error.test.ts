import { errorLogCalls } from "@app/contract/calls/error-log";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Sent = Record<string, string | null>;

const sent: Sent[] = [];

// The cap and the memory of what was told belong to one page load, so every test gets a fresh page.
const freshPage = async () => {
  vi.resetModules();
  return (await import("./report-error.ts")).reportError;
};

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("window", {
    location: { href: "https://example.org/auth/reset-password?oobCode=secret#x" },
  });
  vi.stubGlobal("navigator", { userAgent: "a browser" });
  vi.stubGlobal("fetch", async (url: string, init: { body: string }) => {
    expect(url).toBe(errorLogCalls.log.path);
    sent.push(errorLogCalls.log.input.parse(JSON.parse(init.body)) as Sent); // checked against the call itself
    return new Response('{"logged":true}');
  });
});
afterEach(() => vi.unstubAllGlobals());

test("an error reaches the server in the shape of the call", async () => {
  const reportError = await freshPage();
  reportError(new TypeError("x is not a function"), { context: "talk", sessionId: "s1" });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    error_message: "TypeError: x is not a function",
    context: "talk",
    session_id: "s1",
    user_agent: "a browser",
  });
  expect(sent[0]?.["stack_trace"]).toContain("report-error.test");
});

test("what somebody wrote never leaves with an error", async () => {
  const reportError = await freshPage();
  const words = "I told her everything";
  let parsing: unknown;
  try {
    JSON.parse(`${words}}`);
  } catch (error) {
    parsing = error;
  }
  reportError(parsing);
  reportError(words);
  reportError({ content: words });
  expect(sent).toHaveLength(3);
  expect(JSON.stringify(sent)).not.toContain("told her");
});

test("the codes of e-mail links stay in the browser", async () => {
  const reportError = await freshPage();
  reportError(new Error("broken"));
  expect(sent[0]?.["url"]).toBe("https://example.org/auth/reset-password");
});

test("the same error is told once", async () => {
  const reportError = await freshPage();
  const error = new Error("again");
  for (let count = 0; count < 5; count++) reportError(error);
  expect(sent).toHaveLength(1);
});

test("a page in a loop stops after ten", async () => {
  const reportError = await freshPage();
  for (let count = 0; count < 30; count++) reportError(new Error(`number ${count}`));
  expect(sent).toHaveLength(10);
});

test("a refusal that the page shows is not an error to look into", async () => {
  const reportError = await freshPage();
  const refusal = new Error("Authentication required");
  refusal.name = "ApiError";
  reportError(refusal);
  reportError(new DOMException("left", "AbortError"));
  expect(sent).toEqual([]);
});

test("a report that fails stays quiet", async () => {
  const reportError = await freshPage();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(() => reportError(new Error("broken"))).not.toThrow();
});
