import type { Session } from "@app/contract/calls/session-shapes";

/** A session may hold words and no title yet: only one that nobody came back to is said to hold none. */
export const untitledName = ({
  created_at,
  last_updated,
}: Pick<Session, "created_at" | "last_updated">): string =>
  created_at === last_updated ? "Nothing said yet" : "A conversation";
