import { brand } from "@app/contract/brand";
import type { MemoryItem } from "@app/contract/calls/memory";
import { limits } from "@app/contract/limits";
import { useEffect, useState } from "react";
import { api } from "../../api.ts";
import { isOrdinary, sentenceOf } from "../../errors/problem.ts";
import { reportError } from "../../errors/report-error.ts";
import { identity } from "../../identity/identity.ts";
import { useStore } from "../../state/use-store.ts";
import { useUndoable } from "../../state/use-undoable.ts";
import { Button } from "../../ui/button.tsx";
import { DidNotCome } from "../../ui/did-not-come.tsx";
import { EditRow } from "../../ui/edit-row.tsx";
import { Switch } from "../../ui/switch.tsx";
import { UndoNote } from "../../ui/undo-note.tsx";
import { createMemorySettings, type MemorySettings, sourceOf } from "./memory-settings.ts";
import styles from "./settings.module.css";
import { SwitchOffDialog } from "./switch-off-dialog.tsx";

const Remembered = ({ item, memory }: { item: MemoryItem; memory: MemorySettings }) => (
  <li>
    <EditRow
      text={item.message}
      label="What is remembered"
      maxChars={limits.memory.maxChars}
      onSave={(message) => memory.reword(item.id, message)}
    >
      {(edit) => (
        <div className={styles["remembered"]}>
          <p>{item.message}</p>
          <p className="quietly">{sourceOf(item)}</p>
          <div className="button-row">
            <Button kind="quiet" {...edit} aria-label={`Edit: ${item.message}`}>
              Edit
            </Button>
            <Button
              kind="quiet"
              aria-label={`Delete: ${item.message}`}
              onClick={() => memory.items.remove(item.id, "Forgotten.")}
            >
              Delete
            </Button>
          </div>
        </div>
      )}
    </EditRow>
  </li>
);

const Items = ({ memory, on }: { memory: MemorySettings; on: boolean }) => {
  const { items, trouble } = useStore(memory.items);
  return (
    <>
      {items.length > 0 ? (
        <ul className="lines">
          {items.map((item) => (
            <Remembered key={item.id} item={item} memory={memory} />
          ))}
        </ul>
      ) : (
        <p className={styles["settings-none"]}>
          {on
            ? `Nothing is remembered. At the end of a session ${brand.companion} may ask.`
            : "Nothing is remembered."}
        </p>
      )}
      <p className="trouble" role="alert">
        {trouble && `${sentenceOf(trouble)} It is as it was before. You can try again.`}
      </p>
    </>
  );
};

/** Everything that is remembered, and the way to be rid of it. */
export const MemorySection = () => {
  const undoable = useUndoable();
  const [memory] = useState(() =>
    createMemorySettings({
      calls: api,
      undoable,
      report: (error) => {
        if (!isOrdinary(error)) reportError(error, { userId: identity.uid(), context: "memory" });
      },
    }),
  );
  const { on, changing, trouble } = useStore(memory);
  const { status, problem, items } = useStore(memory.items);
  const undo = useStore(undoable);
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    void memory.items.load();
  }, [memory]);

  if (status === "failed" && problem)
    return (
      <DidNotCome
        level={3}
        className={styles["memory-waits"]}
        text={`${sentenceOf(problem)} Nothing that is remembered was lost.`}
        onAgain={memory.items.load}
      />
    );
  if (on === undefined)
    return (
      <p className={`looking ${styles["memory-waits"]}`} role="status">
        Looking for what is remembered
      </p>
    );

  const turn = (wanted: boolean) => {
    if (!wanted && items.length > 0) setAsking(true);
    else void memory.turn(wanted);
  };

  const switchOff = () => {
    setAsking(false);
    void memory.turn(false);
  };

  return (
    <>
      <Switch
        label="Remember things between sessions"
        text={`Only what you agreed to, and only where it fits. Off means that ${brand.companion} remembers nothing and does not ask.`}
        on={on}
        busy={changing}
        onChange={turn}
      />
      <p className="visually-hidden" role="status">
        {changing ? "Changing it" : on ? "Memory is on." : "Memory is off."}
      </p>
      <p className="trouble" role="alert">
        {trouble && `${sentenceOf(trouble)} It is as it was before. You can try again.`}
      </p>
      <Items memory={memory} on={on} />
      <SwitchOffDialog
        open={asking}
        count={items.length}
        onKeep={() => setAsking(false)}
        onSwitchOff={switchOff}
      />
      <UndoNote {...undo} onUndo={undoable.undo} />
    </>
  );
};
