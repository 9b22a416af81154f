import type { Profile } from "@app/contract/calls/users";
import { useEffect, useState } from "react";
import { api } from "../../api.ts";
import { type Problem, problemOf } from "../../errors/problem.ts";
import { identity } from "../../identity/identity.ts";

export type PersonHere =
  | { kind: "unknown" }
  | { kind: "unreachable"; problem: Problem }
  | { kind: "nobody" }
  | { kind: "anonymous"; profile: Profile }
  | { kind: "account"; profile: Profile };

const look = async (): Promise<PersonHere> => {
  if (!(await identity.token())) return { kind: "nobody" };
  const profile = await api.users.me({});
  return { kind: profile.anonymous ? "anonymous" : "account", profile };
};

/** Who is signed in here; asks the server, so it takes a moment. */
export const usePersonHere = () => {
  const [person, setPerson] = useState<PersonHere>({ kind: "unknown" });
  const ask = () => {
    setPerson({ kind: "unknown" });
    look().then(setPerson, (error: unknown) =>
      setPerson({ kind: "unreachable", problem: problemOf(error) }),
    );
  };
  useEffect(ask, []);
  /** Something changed: what is shown stays until the answer is there. */
  const refresh = () => void look().then(setPerson, () => undefined);
  return [person, ask, refresh] as const;
};
