import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const build = join(import.meta.dirname, "../build");
const client = join(build, "client");

const textTypes = new Set([".html", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest"]);

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

const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(client.length + 1))
  .filter((path) => textTypes.has(extname(path)))
  .sort();

for (const path of files) compress(path);
