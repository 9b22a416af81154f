import type { ModeratedKind } from "@app/contract/calls/moderation";
import type { ReportReason } from "@app/contract/kindness-words";
import type { Tx } from "../db/lock-person.ts";

/** What moderators are shown of a thing: never who wrote it. */
export type ModeratedText = { text: string; createdAt: Date };

/**
 * A feature's own things, as moderation sees them. Each change runs in the transaction of the decision, so
 * that neither is ever true without the other; false where there is no such thing any more.
 */
export type ModeratedTexts = {
  read(ids: readonly string[]): Promise<ReadonlyMap<string, ModeratedText>>;
  /** Everybody sees it, again or for the first time. */
  show(tx: Tx, id: string): Promise<boolean>;
  /** Nobody sees it until a moderator has decided. */
  hide(tx: Tx, id: string): Promise<boolean>;
  /** Nobody sees it any more; it is kept as long as the decision can be undone, and no longer. */
  remove(tx: Tx, id: string): Promise<boolean>;
};

/** Handed to the features whose things people can report. Counted once a person; hidden by the third. */
export type ReportThing = (
  thing: { kind: ModeratedKind; id: string },
  by: { uid: string; reason: ReportReason },
) => Promise<{ hidden: boolean }>;
