import { isUtf8 } from "node:buffer";
import type { IncomingMessage, ServerOptions } from "node:http";
import type { Socket } from "node:net";
import { AppError, errorBody } from "@app/contract/errors";
import type { ConnectionError, FastifyInstance, FastifyRequest } from "fastify";

/** The usual body; a call that takes more says so in the contract. */
export const bodyMaxBytes = 1_048_576;

/** Nobody's headers take this long: a browser sends them in one piece. */
const headersTimeoutMs = 15_000;
/** The largest body on a poor line. Whoever only holds a connection open is let go long before. */
export const requestTimeoutMs = 300_000;
/** A body that comes slower than this is not on its way. A poor telephone line carries ten times as much. */
const minBytesPerSecond = 500;

export type SlowBodyTimes = { graceMs: number; lookEveryMs: number };
const usualTimes: SlowBodyTimes = { graceMs: 10_000, lookEveryMs: 2_500 };

export const httpOptions: ServerOptions = {
  headersTimeout: headersTimeoutMs,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
  // Two lengths, or a length and chunks: the one who reads it differently is the next in line.
  insecureHTTPParser: false,
};

const socketAnswers: Readonly<Record<string, readonly [string, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "That took too long to arrive"],
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The headers are too large"],
};

/** What is no request at all is answered in the API's form too, and the connection ends. */
export const answerClientError = (error: Pick<ConnectionError, "code">, socket: Socket): void => {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const [status, problem] = socketAnswers[error.code] ?? [
    "400 Bad Request",
    "This is not a request",
  ];
  const body = JSON.stringify(errorBody(new AppError("invalid_input", { problem })));
  if (socket.writable)
    socket.end(
      [
        `HTTP/1.1 ${status}`,
        "connection: close",
        "content-type: application/json; charset=utf-8",
        "cache-control: no-store",
        "x-content-type-options: nosniff",
        `content-length: ${Buffer.byteLength(body)}`,
        "",
        body,
      ].join("\r\n"),
    );
  else socket.destroy();
};

/** A body that is waited for: nobody reads one that comes with GET. */
const hasBody = ({ method, headers }: FastifyRequest): boolean =>
  method !== "GET" &&
  method !== "HEAD" &&
  (headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0);

/** Lets go of bodies that only drip: each would hold a connection for as long as it likes. */
export const addSlowBodyWatch = (
  app: FastifyInstance,
  { graceMs, lookEveryMs }: SlowBodyTimes = usualTimes,
): void => {
  const arriving = new Map<FastifyRequest, { sinceMs: number; bytes: number }>();
  const look = () => {
    const nowMs = performance.now();
    for (const [request, seen] of arriving) {
      const { raw, socket } = request;
      if (raw.complete || raw.destroyed || socket.destroyed) {
        arriving.delete(request);
        continue;
      }
      const elapsedMs = nowMs - seen.sinceMs;
      if (elapsedMs < graceMs) continue;
      const bytes = socket.bytesRead - seen.bytes;
      if (bytes >= (elapsedMs / 1_000) * minBytesPerSecond) {
        arriving.set(request, { sinceMs: nowMs, bytes: socket.bytesRead });
        continue;
      }
      arriving.delete(request);
      answerClientError({ code: "ERR_HTTP_REQUEST_TIMEOUT" }, socket);
      raw.destroy();
    }
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onRequest", async (request) => {
    // Called without a connection, there is nothing to be slow.
    if (!hasBody(request) || request.raw.complete || request.socket?.bytesRead === undefined)
      return;
    timer ??= setInterval(look, lookEveryMs).unref();
    arriving.set(request, { sinceMs: performance.now(), bytes: request.socket.bytesRead });
  });
  app.addHook("onClose", async () => clearInterval(timer));
};

/** More than this is not read to its end only to be refused. */
const readAwayMaxBytes = 32 * 1_048_576;

/** Lets a body pass unread; false when it is so much that the rest is not waited for. */
const readAway = (raw: IncomingMessage): Promise<boolean> =>
  new Promise((resolve) => {
    let bytes = 0;
    const done = () => resolve(true);
    raw.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= readAwayMaxBytes) return;
      raw.pause();
      resolve(false);
    });
    raw.once("end", done).once("close", done).once("error", done);
    raw.resume();
  });

/** Who is still sending when the connection ends never reads why: what is too large is let arrive first. */
export const addReadableRefusals = (app: FastifyInstance): void => {
  app.addHook("onSend", async (request, reply) => {
    const { raw } = request;
    // Called without a connection, there is nobody who is still sending.
    if (reply.statusCode !== 413 || request.socket?.bytesRead === undefined) return;
    if (raw.complete || raw.destroyed || (await readAway(raw))) return;
    reply.raw.once("finish", () => raw.destroy());
  });
};

/** Headers that mean one thing: said twice, two readers in a row may take two different ones for true. */
const saidOnce = new Set(["host", "authorization", "content-type", "content-length", "origin"]);

export const addSingleHeaders = (app: FastifyInstance): void => {
  app.addHook("onRequest", async ({ raw }) => {
    const seen = new Set<string>();
    for (let at = 0; at < raw.rawHeaders.length; at += 2) {
      const name = raw.rawHeaders[at]?.toLowerCase() ?? "";
      if (!saidOnce.has(name)) continue;
      if (seen.has(name))
        throw new AppError("invalid_input", { problem: `The header ${name} came twice` });
      seen.add(name);
    }
  });
};

/** JSON as every call takes it: UTF-8, and no key that reaches for an object's prototype. */
export const addJsonParser = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    // A body is optional for calls that take none; browsers send an empty one with a JSON type.
    if (body.length === 0) return done(null, {});
    const bytes = typeof body === "string" ? Buffer.from(body) : body;
    if (!isUtf8(bytes))
      return done(new AppError("invalid_input", { problem: "The body must be UTF-8" }));
    return parse(request, bytes.toString("utf8"), done);
  });
};
