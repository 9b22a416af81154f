import { useState } from "react";
import { problemOf, sentenceOf } from "../../errors/problem.ts";

/** One thing done at the desk: whether it is under way, what came of it, and why it did not work. */
export const useAct = () => {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState("");
  const [trouble, setTrouble] = useState("");

  const run = async (said: string, work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setDone("");
    setTrouble("");
    try {
      await work();
      setDone(said);
    } catch (error) {
      setTrouble(sentenceOf(problemOf(error)));
    } finally {
      setBusy(false);
    }
  };

  return { busy, done, trouble, run };
};

export type ActState = ReturnType<typeof useAct>;
