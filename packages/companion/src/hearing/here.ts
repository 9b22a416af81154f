import type { Hearing } from "./jobs.ts";

/** In this very thread: for scripts, tests and whatever reads one message at a time. */
export const hearHere: Hearing = {
  do: async (name, input) => {
    // a server whose words are read in threads never loads what reads them
    const { runJob } = await import("./run-job.ts");
    // copied as on the way to a thread, so that what could not travel fails here too
    return structuredClone(runJob(name, structuredClone(input)));
  },
  close: async () => undefined,
};
