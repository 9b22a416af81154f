import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { shellFile } from "@app/content/site-files";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The build cannot know the public address; pages carry this one until they are served. */
const buildOrigin = "https://origin.invalid";

type PageFile = {
  etag: string;
  raw: Buffer;
  brotli(): Promise<Buffer>;
  gzip(): Promise<Buffer>;
  /** Of the inline scripts that hydrate the page, for its content security policy. */
  scriptHashes: readonly string[];
};

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const hashesOf = (html: string): string[] =>
  [...html.matchAll(inlineScript)].map(
    ([, code = ""]) => `sha256-${createHash("sha256").update(code).digest("base64")}`,
  );

const once = (make: () => Promise<Buffer>) => {
  let made: Promise<Buffer> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const pageOf = (html: string): PageFile => {
  const raw = Buffer.from(html);
  return {
    etag: `"${createHash("sha256").update(raw).digest("base64url").slice(0, 22)}"`,
    raw,
    brotli: once(() => brotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
    gzip: once(() => zip(raw, { level: 9 })),
    scriptHashes: hashesOf(html),
  };
};

/** What a page must know of its operator's choices before it asks the server anything. */
export type PageMarks = { measures: boolean; cookiesStartOff: boolean };

const markedHtml = (html: string, { measures, cookiesStartOff }: PageMarks): string => {
  const marks = `${measures ? " data-measure" : ""}${cookiesStartOff ? ' data-cookies="off"' : ""}`;
  return html.replace("<html", `<html${marks}`);
};

/** The built pages, each read and compressed once, with the real address in its links. */
export const createPageFiles = (clientDir: string, publicUrl: string, marks: PageMarks) => {
  const cache = new Map<string, PageFile>();
  const read = (file: string): PageFile | undefined =>
    existsSync(file)
      ? pageOf(markedHtml(readFileSync(file, "utf8").replaceAll(buildOrigin, publicUrl), marks))
      : undefined;
  const shell = () => read(join(clientDir, shellFile)) ?? read(join(clientDir, "index.html"));
  return {
    /** A file for machines, with the real address in it. */
    text: (name: string): string | undefined => {
      const file = join(clientDir, name);
      return existsSync(file)
        ? readFileSync(file, "utf8").replaceAll(buildOrigin, publicUrl)
        : undefined;
    },
    /** Only called with paths of the route list and the shell's, never with one a visitor made up. */
    page: (path: string): PageFile => {
      const known = cache.get(path);
      if (known) return known;
      const page =
        (path === shellFile ? undefined : read(join(clientDir, path, "index.html"))) ?? shell();
      if (!page) throw new Error("the pages are not built");
      cache.set(path, page);
      return page;
    },
  };
};

export type PageFiles = ReturnType<typeof createPageFiles>;
