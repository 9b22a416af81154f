import { useState } from "react";
import { vaultSentence } from "./vault-sentence.ts";

/** One thing to do with the vault: whether it is being done, and why it was not. */
export const useAttempt = () => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const run = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(vaultSentence(error));
    } finally {
      setBusy(false);
    }
  };

  return { busy, problem, setProblem, run };
};
