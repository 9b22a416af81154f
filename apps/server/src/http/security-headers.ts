import type { FastifyInstance } from "fastify";

/** Nothing may come from another host, and no script runs that the build did not write. */
export const pagePolicy = (scriptHashes: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.map((hash) => `'${hash}'`).join(" ")}`.trim(),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** The worker that keeps a few pages for an hour without a network has to fetch them itself. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The worker that holds a person's keys derives them in WebAssembly, which pages may not. It can reach nothing. */
export const vaultWorkerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'";

export const addSecurityHeaders = (
  app: FastifyInstance,
  settings: { https: boolean; development: boolean },
): void => {
  const headers: Record<string, string> = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(self), payment=()",
    // Pages bring their own, wider policy; hot reload needs inline scripts and a socket.
    ...(settings.development
      ? {}
      : { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" }),
    ...(settings.https ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
};
