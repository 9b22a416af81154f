import { useEffect, useState } from "react";
import { createUndoable, type Undoable } from "./undoable.ts";

/** Whoever leaves has decided: what was removed is then really removed. */
export const useUndoable = (): Undoable => {
  const [undoable] = useState(() => createUndoable());
  useEffect(() => {
    window.addEventListener("pagehide", undoable.flush);
    return () => {
      window.removeEventListener("pagehide", undoable.flush);
      undoable.flush();
    };
  }, [undoable]);
  return undoable;
};
