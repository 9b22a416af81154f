import type { ProgramStanding } from "@app/contract/calls/programs";
import { useEffect, useState } from "react";
import { api } from "../../api.ts";
import { type Problem, problemOf } from "../../errors/problem.ts";
import { identity } from "../../identity/identity.ts";

const nothing: ProgramStanding = { programs: [], completed: [] };

export type KnownStanding = {
  /** Null until it is known. */
  standing: ProgramStanding | null;
  problem: Problem | null;
  again: () => void;
};

/** How far somebody is with the programs they follow. */
export const useKnownStanding = (): KnownStanding => {
  const [standing, setStanding] = useState<ProgramStanding | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what looks again
  useEffect(() => {
    let here = true;
    const look = async () => {
      const found = (await identity.token()) ? await api.programs.list({}) : nothing;
      if (here) setStanding(found);
    };
    setProblem(null);
    look().catch((error: unknown) => {
      if (here) setProblem(problemOf(error));
    });
    return () => {
      here = false;
    };
  }, [attempt]);
  return { standing, problem, again: () => setAttempt((count) => count + 1) };
};
