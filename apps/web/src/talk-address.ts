import { paths } from "@app/contract/paths";

const aloudName = "aloud";

/** Where a new conversation starts, written or spoken. */
export const startAddress = (aloud: boolean): string =>
  aloud ? `${paths.talkSession}?${aloudName}=1` : paths.talkSession;

/** Where a conversation is found, and whether its door to talking aloud stands open. */
export const talkAddress = (sessionId: string, aloud: boolean): string => {
  const search = new URLSearchParams({ session: sessionId });
  if (aloud) search.set(aloudName, "1");
  return `${paths.talk}?${search}`;
};

export const isAloud = (search: URLSearchParams): boolean => search.get(aloudName) === "1";
