import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { robotsFile, shellFile, sitemapFile } from "@app/content/site-files";
import { robotsOf, sitemapOf } from "@app/content/sitemap";
import { writtenExercisePaths } from "@app/contract/journey-kit";
import { helpPaths, paths } from "@app/contract/paths";
import { minifySync } from "vite";
import { originMarker } from "../src/navigation/page-meta.ts";
import { type OfflineCache, serveOffline } from "../src/offline/serve-offline.ts";
import { webManifest } from "./images/web-manifest.ts";
import { writeImages } from "./images/write-images.ts";
import { stylesFirst } from "./styles-first.ts";

const build = join(import.meta.dirname, "../build");
const client = join(build, "client");

/** Pages are compressed by the server, which writes its own address into them first. */
const textTypes = new Set([".data", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest"]);

const compress = (path: string): void => {
  const bytes = readFileSync(join(client, path));
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  writeFileSync(join(client, `${path}.br`), brotli);
  writeFileSync(join(client, `${path}.gz`), gzipSync(bytes, { level: 9 }));
};

// They served the build and are nothing for a visitor.
for (const leftover of [join(build, "server"), join(client, ".vite")])
  rmSync(leftover, { recursive: true, force: true });

/** Home, and the pages for a hard hour. Whoever was here once can open them with the network cut. */
const offlinePages: readonly string[] = [paths.home, ...helpPaths, ...writtenExercisePaths];

const ownFile = /"(\/(?:static\/[^"?#]+|early-submit\.js|favicon\.svg))#?"/g;
const fontFile = /url\("?(\/static\/[^")]+\.woff2)"?\)/g;

/** Every file the pages name, and every font their styles name. */
const filesOf = (pages: readonly string[]): string[] => {
  const named = pages.flatMap((page) =>
    [...readFileSync(join(client, page), "utf8").matchAll(ownFile)].map(([, path = ""]) => path),
  );
  const fonts = [...new Set(named)]
    .filter((path) => path.endsWith(".css"))
    .flatMap((path) => [...readFileSync(join(client, path), "utf8").matchAll(fontFile)])
    .map(([, path = ""]) => path);
  return [...new Set([...named, ...fonts])].sort();
};

const writeOfflineWorker = (): void => {
  const pageFiles = [...offlinePages.map((page) => join(page, "index.html")), shellFile];
  const names = filesOf(pageFiles);
  const version = createHash("sha256");
  for (const page of pageFiles) version.update(readFileSync(join(client, page)));
  for (const name of names) version.update(readFileSync(join(client, name)));
  const kept: OfflineCache = {
    name: `offline-${version.digest("hex").slice(0, 16)}`,
    pages: offlinePages,
    files: names,
    shell: shellFile,
  };
  writeFileSync(join(client, "offline.js"), `(${serveOffline})(self, ${JSON.stringify(kept)});\n`);
};

/** Every page waits for it, so it goes without a letter too many. */
const shorten = (name: string): void => {
  const file = join(client, name);
  const { code, errors } = minifySync(name, readFileSync(file, "utf8"), { module: false });
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  writeFileSync(file, code);
};

/** What machines ask for by name. The public address is the server's to write. */
const writeSiteFiles = (): void => {
  writeFileSync(join(client, sitemapFile), sitemapOf(originMarker));
  writeFileSync(join(client, robotsFile), robotsOf(originMarker));
  writeFileSync(join(client, "manifest.webmanifest"), JSON.stringify(webManifest()));
};

/** Each page again, in the order in which a browser should ask. */
const rewritePages = (): void => {
  const pages = readdirSync(client, { recursive: true, encoding: "utf8" });
  for (const page of pages.filter((file) => file.endsWith(".html"))) {
    const file = join(client, page);
    writeFileSync(file, stylesFirst(readFileSync(file, "utf8")));
  }
};

// It travels in the pages.
rmSync(join(client, "before-paint.js"));
shorten("early-submit.js");
rewritePages();
writeSiteFiles();
await writeImages(client);
writeOfflineWorker();

const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(client.length + 1))
  .filter((path) => textTypes.has(extname(path)))
  .sort();

for (const path of files) compress(path);
