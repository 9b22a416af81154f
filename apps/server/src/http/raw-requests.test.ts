import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { everyCall } from "../testing/every-call.ts";
import { bodyOf, sendRaw, statusOf } from "../testing/send-raw.ts";
import { createTestApp, type TestApp, type TestPerson } from "../testing/test-app.ts";
import { addSlowBodyWatch, answerClientError } from "./request-limits.ts";

let test: TestApp;
let person: TestPerson;
let port: number;
beforeAll(async () => {
  test = await createTestApp();
  person = await test.anonymous();
  await test.app.listen({ port: 0, host: "127.0.0.1" });
  port = (test.app.server.address() as AddressInfo).port; // it listens on a port
});
afterAll(() => test.close());

const request = (line: string, headers: readonly string[], body: string | Buffer = "") =>
  Buffer.concat([
    Buffer.from([line, "Host: localhost:3000", ...headers, "", ""].join("\r\n")),
    typeof body === "string" ? Buffer.from(body) : body,
  ]);
const bearer = () => `Authorization: Bearer ${person.token}`;
const json = "Content-Type: application/json";
const close = "Connection: close";

describe("a body that is far too large", () => {
  const large = Buffer.alloc(10_000_000, "x");
  /** As a browser or curl does it: everything is sent before anything is read. */
  const sendThenRead = (bytes: Buffer): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, "127.0.0.1").pause();
      let text = "";
      socket.on("data", (chunk) => {
        text += chunk.toString();
      });
      socket.on("error", reject).on("end", () => resolve(text));
      socket.pause().write(bytes, () => socket.resume());
    });

  it.each(["/api/sessions", "/api/auth/sign-in/email"])(
    "gets an answer at %s that can be read, whole or in pieces",
    async (path) => {
      const pieces = Buffer.concat([
        Buffer.from(`${large.length.toString(16)}\r\n`),
        large,
        Buffer.from("\r\n0\r\n\r\n"),
      ]);
      for (const [length, body] of [
        [`Content-Length: ${large.length}`, large],
        ["Transfer-Encoding: chunked", pieces],
      ] as const) {
        const headers = [bearer(), json, close, length];
        const text = await sendThenRead(request(`POST ${path} HTTP/1.1`, headers, body));
        expect(statusOf(text)).toBe(413);
        expect(bodyOf(text)).toMatchObject({
          code: "payload_too_large",
          detail: "That is larger than this address takes",
        });
      }
    },
  );

  it("is not read for ever", async () => {
    const head = request("POST /api/sessions HTTP/1.1", [
      bearer(),
      json,
      "Transfer-Encoding: chunked",
    ]);
    const piece = Buffer.alloc(1_048_576, "x");
    const socket = connect(port, "127.0.0.1");
    let sent = 0;
    await new Promise<void>((resolve) => {
      const send = (error?: Error | null) => {
        if (error || !socket.writable) return;
        sent += piece.length;
        socket.write("100000\r\n");
        socket.write(piece);
        socket.write("\r\n", send);
      };
      // Whoever goes on sending is told, or cut off; both end it.
      socket.on("error", () => undefined).on("close", () => resolve());
      socket.on("data", () => undefined);
      socket.write(head, send);
    });
    expect(sent).toBeLessThan(100 * 1_048_576);
  });
});

describe("bytes that are no text", () => {
  const invalid = [
    [0xff, 0xfe],
    [0xc0, 0xaf],
    [0xed, 0xa0, 0x80],
    [0xf4, 0x90, 0x80, 0x80],
    [0xe2, 0x82],
  ];
  const bodies = invalid.map((bytes) =>
    Buffer.concat([
      Buffer.from('{"session_type":"text","initial_answer":"'),
      Buffer.from(bytes),
      Buffer.from('"}'),
    ]),
  );

  it("are refused, however the body is sent", async () => {
    for (const body of bodies) {
      const whole = [bearer(), json, close, `Content-Length: ${body.length}`];
      const answer = await sendRaw(port, request("POST /api/sessions HTTP/1.1", whole, body));
      expect(statusOf(answer.text)).toBe(400);
      expect(bodyOf(answer.text)).toMatchObject({ detail: expect.stringContaining("UTF-8") });

      const chunked = [bearer(), json, close, "Transfer-Encoding: chunked"];
      const chunks = Buffer.concat([
        Buffer.from(`${body.length.toString(16)}\r\n`),
        body,
        Buffer.from("\r\n0\r\n\r\n"),
      ]);
      const second = await sendRaw(port, request("POST /api/sessions HTTP/1.1", chunked, chunks));
      expect(statusOf(second.text)).toBe(400);
    }
  });

  it("do no harm in an address", async () => {
    for (const path of ["/api/sessions/%ff", "/api/sessions/%c0%af", "/api/sessions/%ed%a0%80"]) {
      const { text } = await sendRaw(port, request(`GET ${path} HTTP/1.1`, [bearer(), close]));
      expect([400, 404]).toContain(statusOf(text));
    }
  });
});

describe("a header said twice", () => {
  it.each([
    ["Host", ["Host: elsewhere.example"]],
    ["Authorization", ["Authorization: Bearer a", "Authorization: Bearer b"]],
    ["Content-Type", [json, "Content-Type: text/plain", "Content-Length: 2"]],
    ["Content-Length", [json, "Content-Length: 2", "Content-Length: 20"]],
  ])("is refused where two readers could differ: %s", async (_name, headers) => {
    const { text } = await sendRaw(
      port,
      request("POST /api/sessions HTTP/1.1", [close, ...headers], "{}"),
    );
    expect(statusOf(text)).toBe(400);
    expect(bodyOf(text)).toHaveProperty("detail");
  });
});

describe("a request made to be read in two ways", () => {
  it.each([
    ["a length and chunks", ["Content-Length: 4", "Transfer-Encoding: chunked"], "0\r\n\r\nGET"],
    ["chunks of an unknown kind", ["Transfer-Encoding: xchunked"], "0\r\n\r\n"],
    ["a length that is no number", ["Content-Length: +2"], "{}"],
    ["a space before the colon", ["Content-Length : 2"], "{}"],
    ["a header folded over two lines", ["X-Thing: a", " b: c", "Content-Length: 2"], "{}"],
  ])("is refused and its connection ends: %s", async (_what, headers, body) => {
    const { text, ended } = await sendRaw(
      port,
      request("POST /api/sessions HTTP/1.1", [json, ...headers], body),
    );
    expect(statusOf(text)).toBe(400);
    expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(ended).toBe(true);
  });

  it("gets the API's form for what is no request at all, and for headers without end", async () => {
    const noise = await sendRaw(port, "\u0016\u0003\u0001\r\n\r\n");
    expect(statusOf(noise.text)).toBe(400);
    expect(bodyOf(noise.text)).toMatchObject({ detail: expect.any(String) });
    const large = await sendRaw(
      port,
      request("GET /healthz HTTP/1.1", [`X-Large: ${"x".repeat(40_000)}`]),
    );
    expect(statusOf(large.text)).toBe(431);
    expect(bodyOf(large.text)).toMatchObject({ detail: expect.any(String) });
  });
});

describe("a path written in another way", () => {
  const tricks = (path: string): string[] => [
    `/${path}`,
    `/.${path}`,
    `/x/..${path}`,
    `/x/%2e%2e${path}`,
    path.replace("/api/", "/api//"),
    path.replace("/api/", "/api/./"),
    path.replace("/api/", "/API/"),
    path.replace("/api/", "/%61pi/"),
    path.replace("/api/", "/api%2f"),
    path.replace("/api/", "/api\\"),
    `${path}/`,
    `${path};x=y`,
    `${path}%00`,
    `${path}%20`,
    `${path}.json`,
    `http://localhost:3000${path}`,
  ];
  const guarded = everyCall.filter(({ call }) => call.access !== "public" && call.method === "GET");

  it("opens nothing that is closed", async () => {
    expect(guarded.length).toBeGreaterThan(15);
    for (const { call } of guarded)
      for (const path of tricks(call.path.replace(/:\w+/g, "some-id"))) {
        const { text } = await sendRaw(port, request(`GET ${path} HTTP/1.1`, [close]));
        expect([301, 302, 400, 401, 404], `${path} ${text.slice(0, 100)}`).toContain(
          statusOf(text),
        );
        // What is led elsewhere is led to a page of ours.
        const location = /\r\nlocation: ([^\r]*)/i.exec(text)?.[1];
        if (location !== undefined) expect(location).toMatch(/^\/(?!\/)/);
      }
  }, 60_000);

  it("does not get around a closed shop", async () => {
    const { maintenance } = test.dependencies.desk;
    const asked = () =>
      Promise.all(
        ["/api/setup", "/%61pi/safety-counts", "/api%2fsafety-counts", "//api/safety-counts"].map(
          async (path) =>
            statusOf((await sendRaw(port, request(`GET ${path} HTTP/1.1`, [close]))).text),
        ),
      );
    expect((await asked())[0]).toBe(200);
    await maintenance.turn(true);
    try {
      expect((await asked()).slice(1)).not.toContain(200);
    } finally {
      await maintenance.turn(false);
    }
  });
});

describe("headers that only drip", () => {
  it("have fifteen seconds, and the whole request five minutes", () => {
    expect(test.app.server.headersTimeout).toBe(15_000);
    expect(test.app.server.requestTimeout).toBe(300_000);
  });
});

describe("a body that only drips", () => {
  it("is let go of, with an answer, and one that comes steadily is not", async () => {
    const app = Fastify({ clientErrorHandler: answerClientError });
    addSlowBodyWatch(app, { graceMs: 300, lookEveryMs: 50 });
    app.post("/", async () => ({ ok: true }));
    await app.listen({ port: 0, host: "127.0.0.1" });
    const at = (app.server.address() as AddressInfo).port; // it listens on a port
    const head = (length: number) =>
      `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;
    try {
      const slow = connect(at, "127.0.0.1");
      let heard = "";
      slow.on("data", (chunk) => {
        heard += chunk.toString();
      });
      slow.on("error", () => undefined);
      slow.write(`${head(5_000)}{"a":"`);
      const dripping = setInterval(() => slow.writable && slow.write("x"), 50);
      await new Promise((resolve) => slow.once("close", resolve));
      clearInterval(dripping);
      expect(statusOf(heard)).toBe(408);

      const body = JSON.stringify({ a: "x".repeat(3_000) });
      const steady = connect(at, "127.0.0.1");
      let answer = "";
      steady.on("data", (chunk) => {
        answer += chunk.toString();
      });
      const steadyClosed = new Promise((resolve) => steady.once("close", resolve));
      steady.write(head(body.length));
      for (let start = 0; start < body.length; start += 200) {
        steady.write(body.slice(start, start + 200));
        await setTimeout(40);
      }
      await steadyClosed;
      expect(statusOf(answer)).toBe(200);
    } finally {
      await app.close();
    }
  });
});
