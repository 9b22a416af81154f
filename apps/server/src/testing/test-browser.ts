import { randomInt } from "node:crypto";
import type { Api } from "@app/contract/api";
import type { Client } from "@app/contract/client";
import type { ErrorBody } from "@app/contract/errors";
import type { TestApp } from "./test-app.ts";

const origin = "http://localhost:3000";

export type BrowserAnswer = { status: number; body: Record<string, unknown>; headers: Headers };

export type TestBrowser = {
  cookies: Map<string, string>;
  post(path: string, body?: object): Promise<BrowserAnswer>;
  get(path: string): Promise<BrowserAnswer>;
  /** The token a page would be given now; null when nobody is signed in. */
  token(): Promise<string | null>;
  client(): Promise<Client<Api>>;
  uid(): Promise<string>;
};

/** A browser as far as signing in goes: it keeps cookies and has a network address of its own (with TRUST_PROXY). */
export const createTestBrowser = (test: TestApp, userAgent = "a test"): TestBrowser => {
  const cookies = new Map<string, string>();
  const address = `10.${[0, 0, 0].map(() => randomInt(256)).join(".")}`;
  const send = async (path: string, init: RequestInit): Promise<BrowserAnswer> => {
    const response = await test.inject(`/api/auth${path}`, {
      ...init,
      headers: {
        ...(init.body ? { "content-type": "application/json" } : {}),
        origin,
        "user-agent": userAgent,
        "x-forwarded-for": address,
        ...(cookies.size > 0
          ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") }
          : {}),
      },
    });
    for (const text of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (value === "" || /max-age=0/i.test(text)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const raw = await response.text();
    const body: unknown = raw.startsWith("{") || raw.startsWith("[") ? JSON.parse(raw) : {};
    return {
      status: response.status,
      body: (body ?? {}) as Record<string, unknown>, // what a page reads as JSON
      headers: response.headers,
    };
  };
  const browser: TestBrowser = {
    cookies,
    post: (path, body = {}) => send(path, { method: "POST", body: JSON.stringify(body) }),
    get: (path) => send(path, {}),
    token: async () => {
      const { body } = await browser.get("/token");
      return typeof body["token"] === "string" ? body["token"] : null;
    },
    client: async () => test.clientFor(await browser.token()),
    uid: async () => (await (await browser.client()).users.me({})).uid,
  };
  return browser;
};

export const refusalIn = ({ status, body }: BrowserAnswer): [number, string] => [
  status,
  String((body as Partial<ErrorBody>).code ?? ""),
];

export type ReadLetter = { uid: string; purpose: string; to: string; text: string; code: string };

/** What lies in the outbox, oldest first, with the code out of its link or its digits. */
export const readOutbox = async (test: TestApp): Promise<ReadLetter[]> => {
  const { outbox } = test.dependencies;
  const { page } = await outbox.list({ limit: 100 });
  const letters: ReadLetter[] = [];
  for (const { uid, id, purpose } of page.toReversed()) {
    const { to, text } = (await outbox.read(uid, id)) ?? { to: "", text: "" };
    const words = text ?? "";
    const code = /oobCode=([^\s]+)/.exec(words)?.[1] ?? /\b(\d{6})\b/.exec(words)?.[1] ?? "";
    letters.push({ uid, purpose, to: to ?? "", text: words, code: decodeURIComponent(code) });
  }
  return letters;
};

export const lastLetter = async (test: TestApp, purpose: string): Promise<ReadLetter> => {
  const found = (await readOutbox(test)).findLast((letter) => letter.purpose === purpose);
  if (!found) throw new Error(`there is no letter for ${purpose}`);
  return found;
};
