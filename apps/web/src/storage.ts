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
  /** Why the browser has to remember it. */
  readonly why: string;
  get: () => T | undefined;
  set: (value: T) => void;
  remove: () => void;
};

/** One item for each id, under a common name. */
export type StoredFamily<T> = Pick<StoredItem<T>, "name" | "kind" | "why"> & {
  of: (id: string) => StoredItem<T>;
};

/** A message that was written and that the server has not taken yet. */
export type Unsent = {
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

type Entry<T> = { name: string; kind: Kind; why: string; codec: Codec<T> };

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
  why: entry.why,
  of: (id) => item({ ...entry, name: `${entry.name}:${id}` }),
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

const isUnsent = (value: unknown): value is Unsent => {
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

const unsentList: Codec<readonly Unsent[]> = {
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

/** Everything this product keeps in a browser. Nothing else reads or writes browser storage. */
export const storage = {
  darkMode: item({
    name: "darkMode",
    kind: "local",
    why: "The light somebody chose, dusk or dawn, is theirs until they change it.",
    codec: trueFalse,
  }),
  splashShown: item({
    name: "splashShown",
    kind: "local",
    why: "The welcome is shown once.",
    codec: trueFalse,
  }),
  termsAccepted: item({
    name: "termsAccepted",
    kind: "local",
    why: "Nobody is asked to accept the terms twice.",
    codec: trueFalse,
  }),
  onboarding: item({
    name: "onboarding",
    kind: "local",
    why: "While it is set, the first steps are shown at the start.",
    codec: trueFalse,
  }),
  isLoggedIn: item({
    name: "isLoggedIn",
    kind: "session",
    why: "A visit starts at the home page, once.",
    codec: trueFalse,
  }),
  fromResetPassword: item({
    name: "fromResetPassword",
    kind: "session",
    why: "Coming back from a password reset must not lead to the home page.",
    codec: trueFalse,
  }),
  signedIn: item({
    name: "signedIn",
    kind: "local",
    why: "Where nobody ever signed in, no token is asked for in vain.",
    codec: trueFalse,
  }),
  chunkReloadAt: item({
    name: "chunkReloadAt",
    kind: "session",
    why: "A page whose parts failed to load reloads itself once, and never in a circle.",
    codec: wholeNumber,
  }),
  draft: family({
    name: "draft",
    kind: "session",
    why: "What was typed survives a reload, and leaves a shared device with the tab.",
    codec: text,
  }),
  outbox: item({
    name: "outbox",
    kind: "local",
    why: "What was sent without a connection outlives the tab, until the server has it.",
    codec: unsentList,
  }),
};
