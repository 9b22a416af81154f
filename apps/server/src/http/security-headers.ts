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
    "worker-src 'self'",
    "script-src-attr 'none'",
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

export type SecuritySettings = { https: boolean; development: boolean };

/** Everything a page could ask of a device, but the microphone, which talking aloud needs. */
const permissions = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
]
  .map((name) => `${name}=()`)
  .concat("microphone=(self)")
  .join(", ");

export const securityHeaders = ({
  https,
  development,
}: SecuritySettings): Readonly<Record<string, string>> => ({
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": permissions,
  // Pages bring their own, wider policy; hot reload needs inline scripts and a socket.
  ...(development
    ? {}
    : { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" }),
  ...(https ? { "strict-transport-security": "max-age=31536000" } : {}),
});

export const addSecurityHeaders = (app: FastifyInstance, settings: SecuritySettings): void => {
  const headers = securityHeaders(settings);
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
};
