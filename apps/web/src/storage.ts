import { limits } from "@app/contract/limits";

type Kind = "local" | "session";

type Codec<T> = {
  /** undefined: what lies there is not ours, and counts as nothing. */
  read: (text: string) => T | undefined;
  write: (value: T) => string;
};

export type StoredItem<T> = {
  readonly name: string;
  readonly kind: Kind;
  get: () => T | undefined;
  set: (value: T) => void;
  remove: () => void;
};

/** One item for each id, under a common name. */
export type StoredFamily<T> = Pick<StoredItem<T>, "name" | "kind"> & {
  of: (id: string) => StoredItem<T>;
  /** Removes the items of every id. */
  clear: () => void;
};

/** A message that was written and that the server has not taken yet. */
export type UnsentMessage = {
  session_id: string;
  client_message_id: string;
  content: string;
  written_at_ms: number;
};

/** Private windows and full disks refuse to store; the page then remembers until it is closed. */
const memory = new Map<string, string>();

const areaOf = (kind: Kind): Storage | undefined => {
  try {
    return kind === "local" ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
};

const readText = (kind: Kind, name: string): string | null => {
  const remembered = memory.get(`${kind}:${name}`);
  if (remembered !== undefined) return remembered;
  try {
    return areaOf(kind)?.getItem(name) ?? null;
  } catch {
    return null;
  }
};

const writeText = (kind: Kind, name: string, text: string): void => {
  try {
    const area = areaOf(kind);
    if (area) {
      area.setItem(name, text);
      memory.delete(`${kind}:${name}`);
      return;
    }
  } catch {
    // full or forbidden: kept in memory instead
  }
  memory.set(`${kind}:${name}`, text);
};

const removeText = (kind: Kind, name: string): void => {
  memory.delete(`${kind}:${name}`);
  try {
    areaOf(kind)?.removeItem(name);
  } catch {
    // nothing can be stored here, so nothing is left
  }
};

/** The names in an area that begin so. */
const namesFrom = (kind: Kind, start: string): string[] => {
  const remembered = [...memory.keys()].map((key) => key.slice(kind.length + 1));
  let stored: (string | null)[] = [];
  try {
    const area = areaOf(kind);
    stored = Array.from({ length: area?.length ?? 0 }, (_, index) => area?.key(index) ?? null);
  } catch {
    // closed to this page: nothing lies there
  }
  return [...remembered, ...stored].filter((name) => name?.startsWith(start) ?? false) as string[]; // null starts with nothing
};

type Entry<T> = { name: string; kind: Kind; codec: Codec<T> };

const item = <T>({ codec, ...entry }: Entry<T>): StoredItem<T> => ({
  ...entry,
  get: () => {
    const text = readText(entry.kind, entry.name);
    return text === null ? undefined : codec.read(text);
  },
  set: (value) => writeText(entry.kind, entry.name, codec.write(value)),
  remove: () => removeText(entry.kind, entry.name),
});

const family = <T>(entry: Entry<T>): StoredFamily<T> => ({
  name: entry.name,
  kind: entry.kind,
  of: (id) => item({ ...entry, name: `${entry.name}:${id}` }),
  clear: () => {
    for (const name of namesFrom(entry.kind, `${entry.name}:`)) removeText(entry.kind, name);
  },
});

const trueFalse: Codec<boolean> = {
  read: (text) => (text === "true" ? true : text === "false" ? false : undefined),
  write: String,
};

const text: Codec<string> = { read: (value) => value, write: (value) => value };

const wholeNumber: Codec<number> = {
  read: (value) => (/^\d+$/.test(value) ? Number(value) : undefined),
  write: (value) => String(Math.trunc(value)),
};

const isUnsent = (value: unknown): value is UnsentMessage => {
  if (typeof value !== "object" || value === null) return false;
  const { session_id, client_message_id, content, written_at_ms } = value as Record<
    string,
    unknown
  >; // each is checked below
  return (
    typeof session_id === "string" &&
    typeof client_message_id === "string" &&
    typeof written_at_ms === "number" &&
    typeof content === "string" &&
    content.length <= limits.message.maxChars
  );
};

const unsentList: Codec<readonly UnsentMessage[]> = {
  read: (value) => {
    try {
      const list: unknown = JSON.parse(value);
      return Array.isArray(list) ? list.filter(isUnsent) : undefined;
    } catch {
      return undefined;
    }
  },
  write: (value) => JSON.stringify(value),
};

/**
 * Every short thing this product keeps in a browser. Nothing else reads or writes this storage; the
 * one longer thing, a safety plan, is sealed and lies in a database of its own. Why each is kept is
 * written in storage-reasons.ts, which no page has to carry.
 */
export const storage = {
  darkMode: item({
    name: "darkMode",
    kind: "local",
    codec: trueFalse,
  }),
  followsSystem: item({
    name: "followsSystem",
    kind: "local",
    codec: trueFalse,
  }),
  lightUnsaved: item({
    name: "lightUnsaved",
    kind: "local",
    codec: trueFalse,
  }),
  splashShown: item({
    name: "splashShown",
    kind: "local",
    codec: trueFalse,
  }),
  termsAccepted: item({
    name: "termsAccepted",
    kind: "local",
    codec: trueFalse,
  }),
  termsLater: item({
    name: "termsLater",
    kind: "session",
    codec: trueFalse,
  }),
  onboarding: item({
    name: "onboarding",
    kind: "local",
    codec: trueFalse,
  }),
  isLoggedIn: item({
    name: "isLoggedIn",
    kind: "session",
    codec: trueFalse,
  }),
  fromResetPassword: item({
    name: "fromResetPassword",
    kind: "session",
    codec: trueFalse,
  }),
  signedIn: item({
    name: "signedIn",
    kind: "local",
    codec: trueFalse,
  }),
  accountHere: item({
    name: "accountHere",
    kind: "local",
    codec: trueFalse,
  }),
  chunkReloadAt: item({
    name: "chunkReloadAt",
    kind: "session",
    codec: wholeNumber,
  }),
  onTheWay: item({
    name: "onTheWay",
    kind: "session",
    codec: text,
  }),
  openings: item({
    name: "openings",
    kind: "session",
    codec: wholeNumber,
  }),
  draft: family({
    name: "draft",
    kind: "session",
    codec: text,
  }),
  replying: family({
    name: "replying",
    kind: "session",
    codec: text,
  }),
  help: family({
    name: "help",
    kind: "session",
    codec: text,
  }),
  country: item({
    name: "country",
    kind: "local",
    codec: text,
  }),
  left: item({
    name: "left",
    kind: "session",
    codec: text,
  }),
  outbox: item({
    name: "outbox",
    kind: "local",
    codec: unsentList,
  }),
  moving: item({
    name: "moving",
    kind: "local",
    codec: text,
  }),
  leftOpen: item({
    name: "leftOpen",
    kind: "local",
    codec: trueFalse,
  }),
  visited: item({
    name: "visited",
    kind: "session",
    codec: trueFalse,
  }),
  talkedToday: item({
    name: "talkedToday",
    kind: "local",
    codec: text,
  }),
  company: item({
    name: "company",
    kind: "local",
    codec: text,
  }),
  cookies: item({
    name: "cookies",
    kind: "local",
    codec: text,
  }),
};
