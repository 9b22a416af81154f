import { useEffect, useState } from "react";
import { type Problem, problemOf } from "../../errors/problem.ts";

type Lookup<T> =
  | { status: "asking" }
  | { status: "failed"; problem: Problem }
  | { status: "here"; value: T };

/** Something the server is asked for once, and again when somebody wants to. */
export const useAsked = <T>(ask: () => Promise<T>): [Lookup<T>, () => void] => {
  const [asked, setAsked] = useState<Lookup<T>>({ status: "asking" });
  const again = () => {
    setAsked({ status: "asking" });
    ask().then(
      (value) => setAsked({ status: "here", value }),
      (error: unknown) => setAsked({ status: "failed", problem: problemOf(error) }),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when it appears; a part that changes is drawn anew by its key
  useEffect(again, []);
  return [asked, again];
};
