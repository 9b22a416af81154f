import { type ComponentType, useEffect, useState } from "react";
import { storage } from "../../storage.ts";
import type { Return } from "./returning.ts";

export type ReturnPart = Return & { Part: ComponentType<Return> };

/** What is there for somebody who has been here before; nothing of it is loaded for a stranger. */
export const useReturn = (): ReturnPart | null => {
  const [returned, setReturned] = useState<ReturnPart | null>(null);
  useEffect(() => {
    if (!storage.signedIn.get()) return;
    let here = true;
    void import("./returning-part.tsx")
      .then(async ({ loadReturn, ReturningPart }) => {
        const found = await loadReturn();
        if (here && found) setReturned({ ...found, Part: ReturningPart });
      })
      .catch(() => undefined);
    return () => {
      here = false;
    };
  }, []);
  return returned;
};
