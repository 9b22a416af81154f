import type { Session } from "@app/contract/calls/session-shapes";
import { expect, test } from "vitest";
import { aSession } from "../../testing/a-session.ts";
import { greetingFor, leftOffOf, readReturn } from "./returning.ts";

const now = new Date("2026-03-04T20:00:00");
const at = (hour: number) => new Date(2026, 2, 4, hour);

const session = (part: Partial<Session>): Session =>
  aSession({ expires_at: "2026-03-20T00:00:00.000Z", ...part });

test("the greeting goes with the hour, and with the name somebody chose", () => {
  expect(greetingFor(null, at(5))).toBe("Good morning");
  expect(greetingFor(null, at(12))).toBe("Good afternoon");
  expect(greetingFor("Ana", at(18))).toBe("Good evening, Ana");
  expect(greetingFor(null, at(2))).toBe("Good evening");
});

test("the newest conversation is offered, with what can be done with it", () => {
  const open = session({ id: "a/b", status: "active", summary_title: "The move" });
  expect(leftOffOf([open, session({ id: "older" })], now)).toMatchObject({
    title: "The move",
    to: "/talk?session=a%2Fb",
    standing: "Still open. Go on where you stopped.",
  });
  expect(leftOffOf([session({ status: "ended" })], now)?.standing).toBe(
    "Ended. You can read it again.",
  );
});

test("a conversation whose words are gone is not offered", () => {
  expect(leftOffOf([session({ expires_at: "2026-03-01T00:00:00.000Z" })], now)).toBeNull();
});

const callsWith = (sessions: Session[], texts: string[], next: string | null) => ({
  users: { me: async () => ({ username: null }) },
  sessions: { list: async () => ({ sessions, next_before: null }) },
  actions: { list: async () => ({ actions: texts.map((text) => ({ text })), next_before: null }) },
  appointments: { next: async () => ({ appointment: next && { dateTime: next } }) },
});

const read = (sessions: Session[], texts: string[], next: string | null = null) =>
  readReturn({
    calls: callsWith(sessions, texts, next) as never, // only what is read is there
    now: () => now,
  });

test("somebody with nothing of theirs sees home as everybody does", async () => {
  expect(await read([], [])).toBeNull();
  expect(await read([], ["Ring Sam"])).toMatchObject({
    leftOff: null,
    actions: [{ text: "Ring Sam" }],
  });
});

test("a time that was set aside is reason enough to be greeted", async () => {
  expect(await read([], [], "2026-03-05T18:00:00.000Z")).toMatchObject({
    next: { dateTime: "2026-03-05T18:00:00.000Z" },
  });
});
