import { useEffect, useState } from "react";
import { api } from "../../api.ts";
import { isOrdinary } from "../../errors/problem.ts";
import { reportError } from "../../errors/report-error.ts";
import { identity } from "../../identity/identity.ts";
import { useStore } from "../../state/use-store.ts";
import { createStanding, type Standing, type StandingState } from "./standing.ts";

export type UsedStanding = { standing: Standing; state: StandingState };

/** Looked up when a page of the programs opens; the page is read meanwhile. */
export const useProgramStanding = (): UsedStanding => {
  const [standing] = useState(() =>
    createStanding({
      calls: api.programs,
      hasAccount: async () => (await identity.token()) !== null && identity.isAnonymous() === false,
      report: (error) => {
        if (!isOrdinary(error)) reportError(error, { userId: identity.uid(), context: "programs" });
      },
    }),
  );
  useEffect(() => {
    void standing.load();
  }, [standing]);
  return { standing, state: useStore(standing) };
};
