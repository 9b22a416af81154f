import type { Hearing } from "./jobs.ts";

/** In this very thread: for scripts, tests and whatever reads one message at a time. */
export const hearHere: Hearing = {
  do: async (name, input, onSpent) => {
    // a server whose words are read in threads never loads what reads them
    const { runJob, spentOn } = await import("./run-job.ts");
    // copied as on the way to a thread, so that what could not travel fails here too
    const { done, ms } = spentOn(() => structuredClone(runJob(name, structuredClone(input))));
    onSpent?.(ms);
    return done;
  },
  wake: () => undefined,
  close: async () => undefined,
};
