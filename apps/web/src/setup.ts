import type { SetupFacts } from "@app/contract/calls/setup";
import { useEffect, useState } from "react";
import { api } from "./api.ts";

let asked: Promise<SetupFacts> | undefined;

/** How this copy is set up; asked for once a page, and again when that failed. */
const readSetup = (): Promise<SetupFacts> => {
  asked ??= api.setup.read({}).catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
};

/** Null until it is known; a page without the answer offers what every copy has. */
export const useSetup = (): SetupFacts | null => {
  const [setup, setSetup] = useState<SetupFacts | null>(null);
  useEffect(() => {
    readSetup().then(setSetup, () => undefined);
  }, []);
  return setup;
};
