import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureEngine } from "../models/local/install-engine.ts";

/** The real engine, installed once for all tests; null where the package registry cannot be reached. */
export const testEngine = async (): Promise<string | null> => {
  const engineDir = join(tmpdir(), "local-model-engine-for-tests");
  try {
    await ensureEngine({ engineDir, hasCuda: false, onInstall: () => undefined });
    return engineDir;
  } catch {
    return null;
  }
};

export const noEngineWords =
  "the engine could not be installed from the package registry, so the local model is not tested here";
