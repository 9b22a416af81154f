import {
  ensureExecutable,
  ensureLibraryLinks,
  findBinaries,
} from "../apps/server/src/db/embedded/binaries.ts";

/*
 * For an install that the server may only read: what it would put right in the embedded database's own folder at its
 * first start is done now, by whoever installs.
 */
const folder = findBinaries();
ensureExecutable(folder);
ensureLibraryLinks(folder);
