import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "../http/network-of.ts";
import type { Visit } from "./doors.ts";
import type { Gate } from "./gate.ts";
import { identityPath } from "./identity-settings.ts";
import { refusalResponse } from "./refusals.ts";

const headersOf = (request: FastifyRequest): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  return headers;
};

const bytesOf = (request: FastifyRequest): Buffer =>
  request.body instanceof Buffer ? request.body : Buffer.alloc(0);

const requestOf = (request: FastifyRequest, headers: Headers): Request => {
  const bytes = bytesOf(request);
  return new Request(`${request.protocol}://${request.host}${request.url}`, {
    method: request.method,
    headers,
    // Buffer is a Uint8Array, which fetch takes; its type says ArrayBufferLike.
    ...(bytes.length > 0 ? { body: new Uint8Array(bytes) } : {}),
  });
};

/** The body as the gate reads it: an object in JSON, or nothing. undefined when it is neither. */
const readBody = (request: FastifyRequest): Visit["body"] | undefined => {
  const bytes = bytesOf(request);
  if (bytes.length === 0) return {};
  try {
    const body: unknown = JSON.parse(bytes.toString());
    return typeof body === "object" && body !== null && !Array.isArray(body)
      ? (body as Visit["body"]) // an object from JSON has such keys
      : undefined;
  } catch {
    return undefined;
  }
};

/** The largest of them proves a passkey. */
const bodyMaxBytes = 65_536;

/**
 * Whether another site made the browser send this, with the visitor's cookie in it. Browsers say so themselves, or
 * name the origin at least; the provider looks at it once more, but by then a try would have been counted.
 * Only a sign-in that comes back may be such a form.
 */
const isForged = (
  { method, headers, host }: FastifyRequest,
  path: string,
  publicUrl: string,
): boolean => {
  if (method === "GET" || path.startsWith("/callback/")) return false;
  if (["cross-site", "same-site"].includes(String(headers["sec-fetch-site"]))) return true;
  const { origin } = headers;
  return (
    origin !== undefined &&
    origin !== new URL(publicUrl).origin &&
    URL.parse(origin)?.host !== host.toLowerCase()
  );
};

/** The provider reads raw bodies, so it lives in a scope of its own without the JSON parser. */
export const mountIdentity = (app: FastifyInstance, gate: Gate, publicUrl: string): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    const answer = async (request: FastifyRequest): Promise<Response> => {
      const headers = headersOf(request);
      const url = new URL(request.url, "http://localhost");
      const path = url.pathname.slice(identityPath.length);
      if (isForged(request, path, publicUrl)) return refusalResponse(403, "forbidden");
      // Some providers come back with a form; everything else that is not JSON is read by nobody.
      const isForm = path.startsWith("/callback/");
      const isJson = /^application\/json\b/i.test(headers.get("content-type") ?? "");
      if (!isForm && bytesOf(request).length > 0 && !isJson)
        return refusalResponse(415, "invalid_request");
      const body = isForm ? {} : readBody(request);
      if (!body) return refusalResponse(400, "invalid_request");
      const visit = {
        method: request.method,
        path,
        query: url.searchParams,
        body,
        headers,
        address: networkOf(request.ip),
      };
      return gate(visit, requestOf(request, headers));
    };
    scope.route({
      method: ["GET", "POST"],
      url: `${identityPath}/*`,
      bodyLimit: bodyMaxBytes,
      handler: async (request, reply) => {
        const response = await answer(request);
        reply.code(response.status);
        for (const [name, value] of response.headers)
          if (name !== "set-cookie" && name !== "content-length") reply.header(name, value);
        for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
        reply.header("cache-control", "no-store");
        return reply.send(await response.text());
      },
    });
  });
};
