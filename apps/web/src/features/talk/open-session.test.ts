import { describe, expect, test } from "vitest";
import { aSession } from "../../testing/a-session.ts";
import { openSession, type WantedConversation } from "./open-session.ts";
import { aMessage, fakeSessions } from "./testing/fake-sessions.ts";

const hello = aMessage({ id: "hello", role: "assistant" });
const { signal } = new AbortController();

const open = async (
  wanted: WantedConversation,
  {
    signedIn,
    json,
    anonymous = true,
    ended = false,
  }: { signedIn: boolean; json: Record<string, unknown>; anonymous?: boolean; ended?: boolean },
) => {
  const { sessions, requests } = fakeSessions([], json);
  let signIns = 0;
  const opened = await openSession(wanted, {
    sessions,
    identity: {
      token: async () => (signedIn ? "token" : null),
      ensureSignedIn: async () => {
        signIns += 1;
        return "token";
      },
      isAnonymous: () => anonymous,
      hasEnded: () => ended,
    },
    localHour: () => 21,
    signal,
  });
  return { opened, requests, signIns };
};

const created = { session: aSession({ id: "new" }), messages: [hello] };

describe("openSession", () => {
  test("starts a new session with the key that makes a repeated start the same one", async () => {
    const { opened, requests, signIns } = await open(
      { kind: "new", clientSessionId: "key" },
      { signedIn: false, json: { "/api/sessions": created } },
    );
    expect(signIns).toBe(1);
    expect(requests[0]?.body).toEqual({
      session_type: "text",
      client_session_id: "key",
      local_hour: 21,
    });
    expect(opened).toMatchObject({ session: { id: "new" }, messages: [hello], olderBefore: null });
  });

  test.each([
    { deep: true, anonymous: false, type: "deepDive" },
    { deep: true, anonymous: true, type: "text" },
    { aloud: true, anonymous: false, type: "voice" },
  ])("starts what was chosen, where there is an account: %o", async (chosen) => {
    const { anonymous, type, ...kind } = chosen;
    const { requests } = await open(
      { kind: "new", clientSessionId: "key", ...kind },
      { signedIn: true, anonymous, json: { "/api/sessions": created } },
    );
    expect(requests[0]?.body).toMatchObject({ session_type: type });
  });

  test("starts nothing in the place of a conversation whose sign-in ended", async () => {
    await expect(
      open(
        { kind: "latest", clientSessionId: "key" },
        { signedIn: false, ended: true, json: { "/api/sessions": created } },
      ),
    ).rejects.toMatchObject({ code: "token_required" });
  });

  test("hands the answer to the first question over with the start", async () => {
    const { requests } = await open(
      { kind: "new", clientSessionId: "key", initialAnswer: "To be heard" },
      { signedIn: true, json: { "/api/sessions": created } },
    );
    expect(requests[0]?.body).toMatchObject({ initial_answer: "To be heard" });
  });

  test.each([
    [false, "voice"],
    [true, "text"],
  ])("to be spoken, without an account: %s, it starts as %s", async (anonymous, type) => {
    const { requests } = await open(
      { kind: "new", clientSessionId: "key", aloud: true },
      { signedIn: true, anonymous, json: { "/api/sessions": created } },
    );
    expect(requests[0]?.body).toMatchObject({ session_type: type });
  });

  test("goes on with the newest session that is open and not spoken", async () => {
    const list = [
      aSession({ id: "over", status: "ended" }),
      aSession({ id: "spoken", session_type: "voice" }),
      aSession({ id: "open" }),
    ];
    const { opened, signIns } = await open(
      { kind: "latest", clientSessionId: "key" },
      {
        signedIn: true,
        json: {
          "/api/users/me/sessions": { sessions: list, next_before: null },
          "/api/sessions/open": {
            session: aSession({ id: "open" }),
            messages: [hello],
            next_before: "cursor",
          },
          "/api/sessions/open/resume": { session: aSession({ id: "open" }) },
        },
      },
    );
    expect(opened).toMatchObject({ session: { id: "open" }, olderBefore: "cursor" });
    expect(signIns).toBe(0);
  });

  test.each([true, false])(
    "starts a new one when none is open (signed in: %s)",
    async (signedIn) => {
      const { opened, requests } = await open(
        { kind: "latest", clientSessionId: "key" },
        {
          signedIn,
          json: {
            "/api/users/me/sessions": { sessions: [], next_before: null },
            "/api/sessions": created,
          },
        },
      );
      expect(opened.session.id).toBe("new");
      expect(requests.some(({ path }) => path === "/api/users/me/sessions")).toBe(signedIn);
    },
  );

  test("reads the session the address names, and never makes another in its place", async () => {
    const asked = open({ kind: "session", id: "gone" }, { signedIn: true, json: {} });
    await expect(asked).rejects.toThrow();
  });
});
