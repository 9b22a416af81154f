import type { CheckIn } from "@app/contract/calls/check-ins";
import { VaultError } from "@app/vault/vault-error";
import { useState } from "react";
import { ownCheckIns } from "../../check-ins/own-check-ins.ts";
import { isOrdinary } from "../../errors/problem.ts";
import { reportError } from "../../errors/report-error.ts";
import { useHelp } from "../../forms/use-help.ts";
import { identity } from "../../identity/identity.ts";
import { vaultSentence } from "../../vault/vault-sentence.ts";

/** Keeping one check-in: whether it is under way, why it was not, the help for it, and what waits for the passphrase. */
export const useKeeping = (onKept: (taken: CheckIn) => void) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { safety, withHelp } = useHelp();
  const [waiting, setWaiting] = useState<CheckIn | null>(null);

  const keep = async (taken: CheckIn): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await withHelp(() => ownCheckIns.keep(taken));
      setWaiting(null);
      onKept(taken);
    } catch (error) {
      if (error instanceof VaultError && error.code === "locked") setWaiting(taken);
      else {
        setProblem(`${vaultSentence(error)} Nothing was kept, and you can try again.`);
        if (!isOrdinary(error) && !(error instanceof VaultError))
          reportError(error, { userId: identity.uid(), context: "check-in" });
      }
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    problem,
    safety,
    keep,
    /** Set while the vault has to be opened first. */
    unlocked: waiting && (() => void keep(waiting)),
  };
};
