import { paths } from "@app/contract/paths";

const aloudName = "aloud";
const deepName = "deep";

/** The kinds of conversation somebody can begin by themself. */
export type StartKind = "text" | "voice" | "deepDive";

const nameOf = { text: null, voice: aloudName, deepDive: deepName } as const;

/** Where a new conversation of a kind starts. */
export const startAddress = (kind: StartKind): string => {
  const name = nameOf[kind];
  return name ? `${paths.talkSession}?${name}=1` : paths.talkSession;
};

/** Where a conversation is found, and whether its door to talking aloud stands open. */
export const talkAddress = (sessionId: string, aloud: boolean): string => {
  const search = new URLSearchParams({ session: sessionId });
  if (aloud) search.set(aloudName, "1");
  return `${paths.talk}?${search}`;
};

export const isAloud = (search: URLSearchParams): boolean => search.get(aloudName) === "1";
export const isDeep = (search: URLSearchParams): boolean => search.get(deepName) === "1";
