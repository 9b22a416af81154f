import type { FastifyInstance, FastifyRequest } from "fastify";
import { addressHeader, type IdentityProvider, identityPath } from "./identity-provider.ts";

const requestOf = (request: FastifyRequest): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  headers.set(addressHeader, request.ip);
  const body = request.body instanceof Buffer && request.body.length > 0 ? request.body : null;
  return new Request(`${request.protocol}://${request.host}${request.url}`, {
    method: request.method,
    headers,
    // Buffer is a Uint8Array, which fetch takes; its type says ArrayBufferLike.
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
};

/** The provider's errors in the API's one form. */
const errorText = (text: string, status: number): string => {
  let detail = `HTTP error! Status: ${status}`;
  let code = "identity_error";
  try {
    const body = JSON.parse(text) as { message?: string; code?: string }; // the provider's own shape
    if (body.message) detail = body.message;
    if (body.code) code = body.code.toLowerCase();
  } catch {
    // an empty body: the status is all there is to say
  }
  return JSON.stringify({ detail, code });
};

/** The provider reads raw bodies, so it lives in a scope of its own without the JSON parser. */
export const mountIdentity = (app: FastifyInstance, provider: IdentityProvider): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({
      method: ["GET", "POST"],
      url: `${identityPath}/*`,
      handler: async (request, reply) => {
        const response = await provider.handle(requestOf(request));
        reply.code(response.status);
        for (const [name, value] of response.headers)
          if (name !== "set-cookie" && name !== "content-length") reply.header(name, value);
        for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
        reply.header("cache-control", "no-store");
        const text = await response.text();
        if (response.status < 400) return reply.send(text);
        return reply.type("application/json; charset=utf-8").send(errorText(text, response.status));
      },
    });
  });
};
