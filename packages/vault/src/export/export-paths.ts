import type { ArchiveRecord } from "./archive.ts";

/** No name leads out of the folder the zip is unpacked into, or means something to a file system. */
const safe = (text: string, maxChars = 60): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxChars)
    .replace(/^-+|-+$/g, "") || "unnamed";

const sealedFolder = "encrypted/records/";

export const exportPaths = {
  readMe: "read-me.txt",
  opener: "open-me.html",
  everything: "everything.json",
  head: "encrypted/export.json",
  account: (name: string): string => `readable/account/${safe(name)}.md`,
} as const;

type Place = Pick<ArchiveRecord, "kind" | "recordId" | "createdAt">;

/** Ids that differ only in what a file name cannot hold would overwrite each other; this keeps them apart. */
const fingerprint = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
};

const idOf = ({ kind, recordId }: Place): string =>
  `${safe(recordId)}-${fingerprint(`${kind}/${recordId}`)}`;

export const sealedPath = (place: Place): string =>
  `${sealedFolder}${safe(place.kind)}/${idOf(place)}.json`;

export const isSealedPath = (path: string): boolean =>
  path.startsWith(sealedFolder) && path.endsWith(".json");

export const recordPath = (place: Place, value: unknown): string => {
  const title =
    typeof value === "object" && value !== null && "title" in value ? String(value.title) : "";
  const day = safe(place.createdAt.slice(0, 10));
  const name = title ? `${day}-${safe(title)}` : day;
  return `readable/${safe(place.kind)}/${name}-${fingerprint(`${place.kind}/${place.recordId}`)}.md`;
};
