import { useEffect, useState } from "react";
import { storage } from "../../storage.ts";

/** Holds what is typed before the session it belongs to is there. */
const beforeSession = "new";

/** What is being typed, kept for its session through a reload. */
export const useDraft = (sessionId: string | null): [string, (text: string) => void] => {
  const [text, setText] = useState("");

  useEffect(() => {
    const early = storage.draft.of(beforeSession);
    if (sessionId === null) {
      setText(early.get() ?? "");
      return;
    }
    const mine = storage.draft.of(sessionId);
    const kept = mine.get() ?? early.get() ?? "";
    early.remove();
    if (kept) mine.set(kept);
    setText(kept);
  }, [sessionId]);

  const change = (next: string) => {
    setText(next);
    const draft = storage.draft.of(sessionId ?? beforeSession);
    if (next) draft.set(next);
    else draft.remove();
  };
  return [text, change];
};
