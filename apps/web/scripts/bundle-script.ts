import { fileURLToPath } from "node:url";
import { build } from "vite";
import { inlineNumbers } from "./inline-numbers.ts";

/** A file of src/ and all it needs as one plain script: an import would wait for parts that come later. */
export const bundleScript = async (name: string): Promise<string> => {
  const entry = fileURLToPath(new URL(`../src/${name}`, import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [inlineNumbers()],
    build: {
      write: false,
      target: "es2023",
      lib: { entry, formats: ["iife"], name: "script" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const [script] = output && "output" in output ? output.output : [];
  if (!script) throw new Error(`nothing came of ${name}`);
  return script.code;
};
