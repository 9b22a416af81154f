import { accessSync, constants, mkdirSync } from "node:fs";
import { StartError } from "./start-error.ts";

/** The system's own word for what went wrong; it names no file and no content. */
export const systemCodeOf = (error: unknown): string | null =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;

/** Makes the folder for all that this copy keeps, where it is missing, and sees that it can be written to. */
export const openDataDir = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = systemCodeOf(error);
    if (code === null) throw error;
    throw new StartError(
      ["EEXIST", "ENOTDIR"].includes(code)
        ? `DATA_DIR ${dataDir} is not a folder.`
        : `DATA_DIR ${dataDir} cannot be written to (${code}).`,
    );
  }
};
