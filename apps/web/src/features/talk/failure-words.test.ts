import { errors } from "@app/contract/error-catalogue";
import { expect, test } from "vitest";
import { failureWords } from "./failure-words.ts";
import type { Failure } from "./talk-state.ts";

const failure = (change: Partial<Failure>): Failure => ({
  outgoing: { clientMessageId: "c1", content: "a" },
  accepted: true,
  code: "model_failed",
  detail: errors.model_failed.detail,
  half: false,
  atMs: 0,
  ...change,
});

test("every failure of a reply says that nothing was lost and that nothing is sent twice", () => {
  for (const each of [
    failure({ half: true }),
    failure({}),
    failure({ accepted: false, code: null }),
  ])
    expect(failureWords(each).text).toMatch(/Nothing was lost.*will not send them twice/);
});

test("a half reply is pointed at only where there is one", () => {
  expect(failureWords(failure({ half: true })).text).toContain("half reply");
  expect(failureWords(failure({})).text).not.toContain("half reply");
});

test("a day's limit is said in the server's own words", () => {
  const limit = failure({
    code: "message_limit",
    detail: "That was the last of 60 messages for today",
  });
  expect(failureWords(limit).text).toContain("the last of 60 messages");
});

test("a wait for what was too much to read is said in the server's own words", () => {
  const detail = "That was a lot to read at once. Nothing was lost: wait 9 seconds";
  const { text } = failureWords(failure({ code: "reading_limit", detail }));
  expect(text).toBe(`${detail}.`);
});
