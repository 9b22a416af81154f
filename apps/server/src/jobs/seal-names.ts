import type { Db } from "../db/client.ts";
import { sealPlain } from "../db/seal-plain.ts";
import type { MessageKeys } from "../keys.ts";
import type { Job } from "./job.ts";

/** Seals the names that a version before this one wrote as they were. */
export const createSealNames = (db: Db, keys: MessageKeys): Job => {
  let hasWaited = false;
  return {
    name: "names sealed",
    // Also what a server of the version before wrote since the last time.
    everyMs: 30 * 60_000,
    run: async () => {
      // Not before servers of the version before had time to leave: they cannot read what is sealed.
      if (hasWaited) await sealPlain(db, keys);
      hasWaited = true;
    },
    onFailure: { level: "error", words: "names could not be sealed; trying again later" },
  };
};
