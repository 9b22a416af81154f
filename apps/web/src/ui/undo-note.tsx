import { useEffect, useRef } from "react";
import { Button } from "./button.tsx";
import { mainId } from "./skip-link.tsx";
import "./undo-note.css";

/** The button that did it is gone with what it removed, so the keyboard goes on from here. */
const UndoButton = ({ onUndo }: { onUndo: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const own = button.current;
    own?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === own || document.activeElement === document.body)
        document.getElementById(mainId)?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <Button kind="soft" ref={button} onClick={onUndo}>
      Undo
    </Button>
  );
};

type UndoNoteProps = {
  text: string | null;
  /** Tells one removal from the next that has the same words. */
  turn: number;
  onUndo: () => void;
};

/** Says what was removed, over the page's foot, for as long as it can be taken back. */
export const UndoNote = ({ text, turn, onUndo }: UndoNoteProps) => (
  <div className="undo-note" data-shown={text !== null}>
    <p role="status">{text}</p>
    {text !== null && <UndoButton key={turn} onUndo={onUndo} />}
  </div>
);
