import { useEffect, useState } from "react";
import { api } from "../../api.ts";
import { identity } from "../../identity.ts";
import { isOrdinary } from "../../problem.ts";
import { reportError } from "../../report-error.ts";
import { useStore } from "../../use-store.ts";
import { createStanding, type Standing, type StandingState } from "./standing.ts";

export type UsedStanding = { standing: Standing; state: StandingState };

/** Looked up when a page of the programs opens; the page is read meanwhile. */
export const useStanding = (): UsedStanding => {
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
