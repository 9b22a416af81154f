import { createHash } from "node:crypto";
import { allPagePaths } from "@app/contract/all-page-paths";
import type { FastifyInstance } from "fastify";
import type { MeasureChoice } from "../env/measure-env.ts";

/**
 * A closed frame may keep nothing, and browsers tell a script so by throwing. This gives it a memory of
 * its own that ends with the frame.
 */
const forgetful = `for (const name of ["localStorage", "sessionStorage"]) {
  const kept = new Map();
  Object.defineProperty(window, name, { value: {
    getItem: (key) => kept.get(String(key)) ?? null,
    setItem: (key, value) => void kept.set(String(key), String(value)),
    removeItem: (key) => void kept.delete(String(key)),
    clear: () => kept.clear(),
  } });
}
Object.defineProperty(document, "cookie", { get: () => "", set: () => undefined });`;

const forgetfulHash = `sha256-${createHash("sha256").update(forgetful).digest("base64")}`;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const frameOf = ({ scriptUrl, site }: MeasureChoice): string => {
  const named = site ? ` data-domain="${escaped(site)}" data-website-id="${escaped(site)}"` : "";
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>Counted</title>
<script>${forgetful}</script>
<script defer src="${escaped(scriptUrl)}"${named}></script>
</head>
<body></body>
</html>
`;
};

/** The one answer that may reach another host. Its sandbox keeps it from the page it stands in. */
const framePolicy = ({ scriptUrl }: MeasureChoice): string => {
  const { origin } = new URL(scriptUrl);
  return [
    "sandbox allow-scripts",
    "default-src 'none'",
    `script-src '${forgetfulHash}' ${origin}`,
    `connect-src ${origin}`,
    `img-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
};

/** Where readers are counted: a frame for each page that can be read, named after it. */
export const mountMeasureFrame = (app: FastifyInstance, choice: MeasureChoice | null): void => {
  if (!choice) return;
  const html = frameOf(choice);
  const policy = framePolicy(choice);
  for (const path of allPagePaths)
    app.get(path === "/" ? "/measure" : `/measure${path}`, (_request, reply) =>
      reply
        .headers({
          "content-security-policy": policy,
          "cache-control": "no-cache",
          "x-robots-tag": "noindex",
        })
        .type("text/html; charset=utf-8")
        .send(html),
    );
};
