// Assembles the kernel of the trained models: node training/assemble-kernel.ts
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import wabt from "wabt";

export const kernelFolder = new URL("../packages/reading/src/encoder/", import.meta.url);
const features = { simd: true, relaxed_simd: true };

/** The kernel's bytes, made anew from its readable form. */
export const assembleKernel = async (): Promise<Uint8Array> => {
  const tools = await wabt();
  const module = tools.parseWat(
    "kernel.wat",
    readFileSync(new URL("kernel.wat", kernelFolder), "utf8"),
    features,
  );
  try {
    module.validate();
    return module.toBinary({}).buffer;
  } finally {
    module.destroy();
  }
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  writeFileSync(new URL("kernel.wasm", kernelFolder), await assembleKernel());
