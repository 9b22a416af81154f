import { createHash } from "node:crypto";
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Download, download } from "./download.ts";

const bytes = Buffer.concat([Buffer.from("GGUF"), Buffer.alloc(300_000, "weights ")]);
const sha256 = createHash("sha256").update(bytes).digest("hex");

type Handler = (request: IncomingMessage, response: ServerResponse, from: number) => void;
let handle: Handler;
let asked: { path: string; range: string | undefined }[] = [];
const hostile = createServer((request, response) => {
  const range = request.headers.range;
  asked.push({ path: request.url ?? "", range });
  handle(request, response, Number(/^bytes=(\d+)-/.exec(range ?? "")?.[1] ?? 0));
});
let base: string;
let folder: string;
let news: string[];

beforeAll(async () => {
  await new Promise<void>((resolve) => hostile.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(hostile.address() as AddressInfo).port}`; // it listens on a port
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "download-"));
  asked = [];
  news = [];
});
afterAll(() => {
  hostile.closeAllConnections();
  hostile.close();
});

const file = () => join(folder, "model.gguf");
const part = () => `${file()}.part`;
const get = (more: Partial<Download> = {}) =>
  download({
    url: `${base}/model.gguf`,
    file: file(),
    bytes: bytes.length,
    sha256,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onNews: (words) => news.push(words),
    retryMs: 1,
    stallMs: 5_000,
    ...more,
  }).finally(() => undefined);
const isRight = () => readFileSync(file()).equals(bytes) && !existsSync(part());

/** As a good server does it, up to a byte. */
const serve = (response: ServerResponse, from: number, until = bytes.length, of = bytes): void => {
  response.writeHead(from > 0 ? 206 : 200, {
    "content-type": "application/octet-stream",
    "content-length": of.length - from,
    ...(from > 0 ? { "content-range": `bytes ${from}-${of.length - 1}/${of.length}` } : {}),
  });
  response.write(of.subarray(from, until), () => {
    if (until < of.length) response.destroy();
    else response.end();
  });
};

test("a file comes whole, is held against its checksum, and takes its place at once", async () => {
  handle = (_, response, from) => serve(response, from);
  const seen: number[] = [];
  await get({ onProgress: (done) => seen.push(done) });
  expect(isRight()).toBe(true);
  expect(seen.at(-1)).toBe(bytes.length);
  rmSync(folder, { recursive: true });
});

test("one that breaks off goes on from where it was", async () => {
  let breakOff = () => undefined as unknown;
  handle = (_, response, from) => {
    if (from > 0) return serve(response, from);
    response.writeHead(200, { "content-length": bytes.length });
    response.write(bytes.subarray(0, 100_000));
    breakOff = () => response.destroy();
  };
  await get({ onProgress: (done) => done === 100_000 && breakOff() });
  expect(isRight()).toBe(true);
  expect(asked.map(({ range }) => range)).toEqual([
    undefined,
    expect.stringMatching(/^bytes=[1-9]/),
  ]);
});

test("what an earlier run left is not fetched again", async () => {
  writeFileSync(part(), bytes.subarray(0, 200_000));
  handle = (_, response, from) => serve(response, from);
  await get();
  expect(isRight()).toBe(true);
  expect(asked).toEqual([{ path: "/model.gguf", range: "bytes=200000-" }]);
});

test("a server that does not do ranges sends all of it again", async () => {
  writeFileSync(part(), bytes.subarray(0, 200_000));
  handle = (_, response) => serve(response, 0);
  await get();
  expect(isRight()).toBe(true);
});

test("a server that stalls is asked again", async () => {
  handle = (_, response, from) => {
    if (from > 0) return serve(response, from);
    response.writeHead(200, { "content-length": bytes.length });
    response.write(bytes.subarray(0, 50_000));
  };
  await get({ stallMs: 200 });
  expect(isRight()).toBe(true);
  expect(news.join()).toContain("nothing came any more");
});

test("one that never sends a byte is given up in words", async () => {
  handle = () => undefined;
  await expect(get({ stallMs: 20 })).rejects.toThrow("nothing came any more; asked again");
});

test("a half that belongs to another file is fetched anew, once", async () => {
  writeFileSync(part(), Buffer.concat([Buffer.from("GGUF"), Buffer.alloc(1_000, "other")]));
  handle = (_, response, from) => serve(response, from);
  await get();
  expect(isRight()).toBe(true);
  expect(asked).toHaveLength(2);
});

test("wrong bytes are refused and leave nothing behind", async () => {
  const wrong = Buffer.from(bytes);
  wrong[200_000] = 0;
  handle = (_, response, from) => serve(response, from, undefined, wrong);
  await expect(get()).rejects.toThrow("are not the expected ones");
  expect(existsSync(file()) || existsSync(part())).toBe(false);
});

test.each([
  [
    "another length",
    (response: ServerResponse) => serve(response, 0, undefined, bytes.subarray(0, 1_000)),
    "another length",
  ],
  [
    "more than was said",
    (response: ServerResponse) => {
      response.writeHead(200);
      response.write(bytes);
      response.end(bytes);
    },
    "more came than the file is long",
  ],
  [
    "a page",
    (response: ServerResponse) => {
      response.writeHead(200, { "content-type": "text/html" });
      response.end("<!doctype html>");
    },
    "a page came",
  ],
  [
    "a page that calls itself a file",
    (response: ServerResponse) => {
      response.writeHead(200);
      response.end("<!doctype html> please sign in");
    },
    "no model's file",
  ],
  [
    "nothing there",
    (response: ServerResponse) => response.writeHead(404).end(),
    "not there any more",
  ],
  ["a closed door", (response: ServerResponse) => response.writeHead(403).end(), "signed in"],
])("%s is refused at once, in words", async (_, answer, words) => {
  handle = (_request, response) => void answer(response);
  await expect(get()).rejects.toThrow(words);
  expect(asked).toHaveLength(1);
  expect(existsSync(file())).toBe(false);
});

test("another part than was asked for is not joined to what is there", async () => {
  writeFileSync(part(), bytes.subarray(0, 200_000));
  handle = (_, response) => serve(response, 100);
  await expect(get()).rejects.toThrow("another part");
});

test("a server that asks to wait is waited for", async () => {
  handle = (_, response, from) =>
    asked.length === 1
      ? void response.writeHead(429, { "retry-after": "0" }).end()
      : serve(response, from);
  await get();
  expect(isRight()).toBe(true);
  expect(news.join()).toContain("asks to wait");
});

test("another host may hand the bytes over where a checksum vouches for them, and only there", async () => {
  handle = (request, response, from) =>
    request.url === "/model.gguf"
      ? void response
          .writeHead(302, { location: `${base.replace("127.0.0.1", "localhost")}/cdn` })
          .end()
      : serve(response, from);
  await get();
  expect(isRight()).toBe(true);
  rmSync(file());
  await expect(get({ sha256: null })).rejects.toThrow("leads on to localhost");
  expect(existsSync(file())).toBe(false);
});

test("nobody is led to a file of this machine, or round in circles", async () => {
  handle = (_, response) => void response.writeHead(302, { location: "file:///etc/passwd" }).end();
  await expect(get()).rejects.toThrow("not asked");
  handle = (_, response) => void response.writeHead(302, { location: "/model.gguf" }).end();
  await expect(get()).rejects.toThrow("on and on");
});

test("a disk without room is told before a byte is asked for", async () => {
  handle = (_, response, from) => serve(response, from);
  await expect(get({ freeBytes: async () => 1_000 })).rejects.toThrow("the disk is too full");
  expect(asked).toHaveLength(0);
});

test.skipIf(!existsSync("/dev/full"))(
  "a disk that fills up on the way is told in words",
  async () => {
    symlinkSync("/dev/full", part());
    handle = (_, response, from) => serve(response, from);
    await expect(get()).rejects.toThrow("the disk is full");
    expect(existsSync(file())).toBe(false);
  },
);

test("whoever stops it keeps what came", async () => {
  const stop = new AbortController();
  handle = (_, response) => {
    response.writeHead(200, { "content-length": bytes.length });
    response.write(bytes.subarray(0, 100_000));
  };
  const going = get({ signal: stop.signal, onProgress: (done) => done >= 100_000 && stop.abort() });
  await expect(going).rejects.toThrow();
  expect(statSync(part()).size).toBe(100_000);
});
