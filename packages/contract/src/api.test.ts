import { describe, expect, it } from "vitest";
import { apiCalls } from "./api.ts";
import { type Call, paramNames } from "./call.ts";

const calls: Call[] = Object.values(apiCalls).flatMap(
  (feature) => Object.values(feature) as Call[],
); // each is a Call

/** The table of calls the customer gave, to the letter. */
const specTable = `
POST /api/sessions
PATCH /api/sessions/{id}/resume
GET /api/sessions/{id}
POST /api/sessions/{id}/end
POST /api/sessions/{id}/respond
POST /api/sessions/{id}/respond_stateless
POST /api/sessions/{id}/update_encrypted
PATCH /api/sessions/{id}/restore
POST /api/sessions/migrate
POST /audio/speech
POST /api/contact
POST /api/submit-feedback
POST /api/account-deleted
POST /api/start-analysis
GET /api/analysis-status/{taskId}
GET /api/users/me/last-session-id
DELETE /api/users/me/last-session-id
GET /api/users/me/voice-credits
POST /api/users/me/voice-credits/burn
POST /api/voice-session-init
GET /api/community-prompts
POST /api/community-prompts
DELETE /api/community-prompts/{id}
POST /api/community-prompts/{id}/vote
POST /api/community-prompts/{id}/increment
POST /api/log-error`
  .trim()
  .split("\n");

const lineOf = (call: Call) => `${call.method} ${call.path.replace(/:(\w+)/g, "{$1}")}`;

describe("the API", () => {
  it("defines every call of the customer's table", () => {
    const defined = calls.map(lineOf);
    expect(specTable).toHaveLength(26);
    for (const line of specTable) expect(defined).toContain(line);
  });

  it("has one definition for an address and a method", () => {
    expect(new Set(calls.map(lineOf)).size).toBe(calls.length);
  });

  it("takes every path parameter as an input", () => {
    for (const call of calls)
      for (const name of paramNames(call.path))
        expect(Object.keys(call.input.shape)).toContain(name);
  });

  it("answers people's own words with help, wherever an answer is read", () => {
    // The first answer is met by the companion's own words; whoever's account is gone waits for no answer.
    const metOtherwise: ReadonlySet<Call> = new Set<Call>([
      apiCalls.sessions.create,
      apiCalls.account.deleted,
    ]);
    for (const call of calls.filter(({ words, events }) => words && !events)) {
      if (metOtherwise.has(call)) continue;
      expect.soft(call.output, call.summary).toHaveProperty("shape.safety");
    }
  });

  it("says in words what each call does", () => {
    for (const call of calls) expect(call.summary.length).toBeGreaterThan(10);
  });
});
