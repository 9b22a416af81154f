import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { inlineNumbers } from "./inline-numbers.ts";

const source = fileURLToPath(new URL("../src/asleep/asleep.ts", import.meta.url));

/** All that asleep.ts needs in one plain script: an import would wait for the parts it is there to hold back. */
const bundle = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [inlineNumbers()],
    build: {
      write: false,
      target: "es2023",
      lib: { entry: source, formats: ["iife"], name: "asleep" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const [script] = output && "output" in output ? output.output : [];
  if (!script) throw new Error("nothing came of asleep.ts");
  return script.code;
};

/** Writes it, and answers with its address. */
export const writeAsleep = async (client: string): Promise<string> => {
  const code = await bundle();
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 7);
  const address = `/static/js/asleep-${hash}.js`;
  writeFileSync(join(client, address), code);
  return address;
};
