import { randomInt } from "node:crypto";
import { expect } from "vitest";
import type { TestApp } from "./test-app.ts";
import { createTestBrowser, type TestBrowser } from "./test-browser.ts";

export const testPassword = "four quiet grey stones";

const newAddress = (): string => `ben${randomInt(1e12)}@mail.example`;
export const newNumber = (): string => `+4477009${randomInt(1e5, 1e6)}`;

/** Somebody with an account, where letters are kept. */
export const makeAccount = async (test: TestApp) => {
  const browser = createTestBrowser(test);
  const email = newAddress();
  await browser.post("/sign-up/email", { email, password: testPassword, name: "" });
  return { browser, email };
};

/** Somebody without an account, in the middle of a conversation. */
export const startTalking = async (test: TestApp) => {
  const browser = createTestBrowser(test);
  await browser.post("/sign-in/anonymous");
  const { session } = await (await browser.client()).sessions.create({});
  return { browser, uid: await browser.uid(), sessionId: session.id };
};

/** They have an account now, and the conversation is theirs. */
export const expectKept = async (browser: TestBrowser, sessionId: string): Promise<void> => {
  const client = await browser.client();
  expect((await client.users.me({})).anonymous).toBe(false);
  expect((await client.sessions.read({ id: sessionId })).session.id).toBe(sessionId);
};
