import type { WrittenExercise } from "@app/content/exercises/exercise";
import { useEffect, useState } from "react";
import { storage } from "../../storage.ts";
import { isEmptyWritten, readWritten, type WrittenParts } from "./written.ts";

const parsed = (text: string | undefined): unknown => {
  try {
    return text === undefined ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

/** What is being written. It survives a reload, and leaves a shared device with the tab. */
export const useWritten = (exercise: WrittenExercise) => {
  const [written, setWritten] = useState<WrittenParts>({});
  const [kept, setKept] = useState(false);
  const draft = storage.draft.of(`exercise-${exercise.id}`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each exercise, when its page opens
  useEffect(() => setWritten(readWritten(exercise, parsed(draft.get()))), [exercise.id]);

  const change = (next: WrittenParts) => {
    setWritten(next);
    if (isEmptyWritten(next)) draft.remove();
    else draft.set(JSON.stringify(next));
  };

  return {
    written,
    kept,
    write: (key: string, text: string) => {
      setKept(false);
      change({ ...written, [key]: text });
    },
    noteKept: () => setKept(true),
    clear: () => {
      setKept(false);
      change({});
    },
  };
};
