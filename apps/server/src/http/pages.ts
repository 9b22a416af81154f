import { join } from "node:path";
import { isListed } from "@app/content/is-listed";
import { robotsFile, shellFile, sitemapFile } from "@app/content/site-files";
import { allPagePaths } from "@app/contract/all-page-paths";
import { pathsBelow } from "@app/contract/journey-kit";
import { paths, redirects } from "@app/contract/paths";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { retryAfterSeconds } from "./maintenance-gate.ts";
import type { PageFiles } from "./page-files.ts";
import { pagePolicy, vaultWorkerPolicy, workerPolicy } from "./security-headers.ts";

const encodingOf = (request: FastifyRequest): "br" | "gzip" | null => {
  const accepted = request.headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : null;
};

/** Every address that has a page of its own. */
const servedPaths: readonly string[] = [...allPagePaths, ...pathsBelow];

const sendPage = async (
  files: PageFiles,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const page = files.page(path);
  reply.headers({
    etag: page.etag,
    "cache-control": "no-cache",
    vary: "accept-encoding",
    "content-security-policy": pagePolicy(page.scriptHashes),
    ...(path !== shellFile && isListed(path) ? {} : { "x-robots-tag": "noindex" }),
  });
  if (request.headers["if-none-match"] === page.etag) return reply.code(304).send();
  if (path === paths.notFound) reply.code(404);
  if (path === paths.maintenance) reply.code(503).header("retry-after", retryAfterSeconds);
  reply.type("text/html; charset=utf-8");
  const encoding = encodingOf(request);
  if (!encoding) return reply.send(page.raw);
  reply.header("content-encoding", encoding);
  return reply.send(await (encoding === "br" ? page.brotli() : page.gzip()));
};

/** Where an address without a page of its own leads. */
export const redirectFor = (path: string): string => {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, "") : path;
  if (trimmed !== path && trimmed !== paths.desk && servedPaths.includes(trimmed)) return trimmed;
  return paths.notFound;
};

const siteFiles = [
  [sitemapFile, "application/xml; charset=utf-8"],
  [robotsFile, "text/plain; charset=utf-8"],
] as const;

/** The built pages and their assets, by the route list: whatever is not on it is not found. */
export const mountPages = (
  app: FastifyInstance,
  clientDir: string,
  files: PageFiles,
  mayVisitDesk: (request: FastifyRequest) => Promise<boolean>,
): void => {
  app.register(fastifyStatic, {
    root: join(clientDir, "static"),
    prefix: "/static/",
    preCompressed: true,
    redirect: false,
    immutable: true,
    maxAge: "365d",
    decorateReply: false,
    setHeaders: (reply, path) => {
      if (/\bvault-worker-[\w-]+\.js(\.br|\.gz)?$/.test(path))
        reply.header("content-security-policy", vaultWorkerPolicy);
    },
  });
  app.register(fastifyStatic, {
    root: clientDir,
    prefix: "/",
    wildcard: false,
    // Files in the root keep their names over deploys, so browsers ask each time.
    globIgnore: [
      "static/**",
      "**/*.html",
      "**/*.br",
      "**/*.gz",
      // They name the public address, which is written into them below.
      ...siteFiles.map(([name]) => name.slice(1)),
    ],
    preCompressed: true,
    redirect: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header("cache-control", "no-cache");
      if (/\boffline\.js(\.br|\.gz)?$/.test(path))
        reply.header("content-security-policy", workerPolicy);
    },
    index: false,
  });
  for (const path of servedPaths.filter((each) => each !== paths.desk))
    app.get(path, (request, reply) => sendPage(files, path, request, reply));
  // To everybody else it is an address like any that is not there.
  app.get(paths.desk, async (request, reply) =>
    (await mayVisitDesk(request))
      ? sendPage(files, paths.desk, request, reply)
      : reply.redirect(redirectFor(paths.desk), 302),
  );
  app.get(shellFile, (request, reply) => sendPage(files, shellFile, request, reply));
  for (const [name, type] of siteFiles)
    app.get(name, (_request, reply) => {
      const text = files.text(name);
      return text === undefined
        ? reply.redirect(paths.notFound, 302)
        : reply.type(type).header("cache-control", "no-cache").send(text);
    });
  for (const [from, to] of Object.entries(redirects))
    app.get(from, (_request, reply) => reply.redirect(to, 302));
};
