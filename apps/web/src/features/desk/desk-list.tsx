import { type ReactNode, useEffect, useState } from "react";
import { isOrdinary, sentenceOf } from "../../errors/problem.ts";
import { reportError } from "../../errors/report-error.ts";
import { identity } from "../../identity/identity.ts";
import { createKeptList, type KeptPage } from "../../state/kept-list.ts";
import { useStore } from "../../state/use-store.ts";
import { useUndoable } from "../../state/use-undoable.ts";
import { Button } from "../../ui/button.tsx";
import { DidNotCome } from "../../ui/did-not-come.tsx";
import { UndoNote } from "../../ui/undo-note.tsx";
import styles from "./desk.module.css";

type DeskListProps<T extends { id: string }> = {
  label: string;
  read: (before: string | undefined) => Promise<KeptPage<T>>;
  /** What an empty list says. */
  none: string;
  /** Takes an item off the list, once the moment to undo it is over. */
  remove?: (item: T) => Promise<unknown>;
  /** What was done with it then. */
  removed?: string;
  children: (item: T, drop: () => void) => ReactNode;
};

/** A list of the desk: page by page, and whatever is taken off it can be put back. */
export const DeskList = <T extends { id: string }>({
  label,
  read,
  none,
  remove,
  removed = "Removed.",
  children,
}: DeskListProps<T>) => {
  const undoable = useUndoable();
  const [list] = useState(() => {
    const known = new Map<string, T>();
    return createKeptList<T>({
      read: async (before) => {
        const page = await read(before ?? undefined);
        for (const item of page.items) known.set(item.id, item);
        return page;
      },
      remove: async (id) => {
        const item = known.get(id);
        if (item) await remove?.(item);
      },
      undoable,
      report: (error) => {
        if (!isOrdinary(error)) reportError(error, { userId: identity.uid(), context: "desk" });
      },
    });
  });
  const { status, problem, items, before, loadingMore, trouble } = useStore(list);
  const undo = useStore(undoable);

  useEffect(() => {
    void list.load();
  }, [list]);

  if (status === "failed" && problem)
    return (
      <DidNotCome
        level={3}
        className={styles["desk-waits"]}
        text={sentenceOf(problem)}
        onAgain={list.load}
      />
    );
  if (status === "loading")
    return (
      <p className={`looking ${styles["desk-waits"]}`} role="status">
        One moment
      </p>
    );
  return (
    <>
      {items.length === 0 ? (
        <p className="quietly">{none}</p>
      ) : (
        <ul className="lines" aria-label={label}>
          {items.map((item) => (
            <li key={item.id}>{children(item, () => list.remove(item.id, removed))}</li>
          ))}
        </ul>
      )}
      <p className="trouble" role="alert">
        {trouble && `${sentenceOf(trouble)} It is as it was before.`}
      </p>
      {before !== null && (
        <p className={`button-row ${styles["desk-more"]}`}>
          <Button kind="soft" aria-disabled={loadingMore} onClick={list.more}>
            {loadingMore ? "Loading" : "Show more"}
          </Button>
        </p>
      )}
      <UndoNote {...undo} onUndo={undoable.undo} />
    </>
  );
};
