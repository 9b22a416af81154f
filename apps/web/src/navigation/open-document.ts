import { type ClientLoaderFunctionArgs, redirectDocument } from "react-router";
import { ChunkLoadError, isOffline } from "./chunks.ts";

/** The client's side of a page that is only read: however the router was led there, the browser opens it. */
export const openDocument = ({ request }: ClientLoaderFunctionArgs): never => {
  const { pathname, search } = new URL(request.url);
  // The browser would show its own page for that, and this one can say more.
  if (isOffline()) throw new ChunkLoadError(pathname, "offline", "CHUNK_LOAD_FAILED");
  throw redirectDocument(pathname + search);
};

/** For such a page that loads nothing: without a loader the router would leave its words to the browser. */
export const writtenAtBuild = (): null => null;
