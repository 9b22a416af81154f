import { createHash } from "node:crypto";
import type { CatalogueModel } from "../models/local/catalogue.ts";

/** An entry of the catalogue for a file that a test has written itself. */
export const tinyCatalogueModel = (bytes: Uint8Array, machineGb: number): CatalogueModel => ({
  name: "tiny",
  about: "a test's",
  repository: "test/tiny",
  file: "tiny.gguf",
  revision: "abc",
  bytes: bytes.length,
  sha256: createHash("sha256").update(bytes).digest("hex"),
  licence: "Apache-2.0",
  bytesPerToken: 100,
  machineGb,
  needsGpu: false,
});
