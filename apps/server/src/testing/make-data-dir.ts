import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder that the database's user may enter too, when the tests run as root. */
export const makeDataDir = (): string => {
  const dataDir = mkdtempSync(join(tmpdir(), "test-data-"));
  chmodSync(dataDir, 0o755);
  return dataDir;
};
