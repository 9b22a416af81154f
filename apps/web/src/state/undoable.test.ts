import { describe, expect, test } from "vitest";
import { createUndoable } from "./undoable.ts";

const start = () => {
  const did: string[] = [];
  let due: (() => void) | undefined;
  const undoable = createUndoable((work) => {
    due = work;
    return () => {
      due = undefined;
    };
  });
  const offer = (name: string) =>
    undoable.offer({
      text: name,
      undo: () => did.push(`undo ${name}`),
      commit: () => did.push(`commit ${name}`),
    });
  return { undoable, offer, did, timePasses: () => due?.() };
};

describe("an act that can be taken back", () => {
  test("is not done before its time is over, and then once", () => {
    const { undoable, offer, did, timePasses } = start();
    offer("a");
    expect(did).toEqual([]);
    expect(undoable.state().text).toBe("a");
    timePasses();
    undoable.flush();
    expect(did).toEqual(["commit a"]);
    expect(undoable.state().text).toBeNull();
  });

  test("taken back is never done", () => {
    const { undoable, offer, did, timePasses } = start();
    offer("a");
    undoable.undo();
    timePasses();
    undoable.flush();
    expect(did).toEqual(["undo a"]);
  });

  test("becomes final when the next one comes", () => {
    const { undoable, offer, did } = start();
    offer("a");
    offer("b");
    expect(did).toEqual(["commit a"]);
    undoable.undo();
    expect(did).toEqual(["commit a", "undo b"]);
  });

  test("becomes final when the page is left", () => {
    const { undoable, offer, did } = start();
    offer("a");
    undoable.flush();
    expect(did).toEqual(["commit a"]);
  });
});
