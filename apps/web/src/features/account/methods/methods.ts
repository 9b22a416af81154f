import type { SignInMethods } from "@app/contract/calls/sign-ins";
import { useEffect, useState } from "react";
import { api } from "../../../api.ts";
import { type Problem, problemOf } from "../../../errors/problem.ts";
import { identity } from "../../../identity/identity.ts";

/** What every row of the ways to sign in needs. */
export type MethodRowProps = {
  methods: SignInMethods;
  email: string | null;
  /** Something changed: the token in memory may belong to a sign-in that is over. */
  onChanged: () => void;
};

type Loaded =
  | { status: "looking" }
  | { status: "failed"; problem: Problem }
  | { status: "known"; methods: SignInMethods };

export const useMethods = (): [Loaded, () => void] => {
  const [loaded, setLoaded] = useState<Loaded>({ status: "looking" });
  const load = () => {
    api.signIns.methods({}).then(
      (methods) => setLoaded({ status: "known", methods }),
      (error: unknown) => setLoaded({ status: "failed", problem: problemOf(error) }),
    );
  };
  useEffect(load, []);
  return [
    loaded,
    () => {
      identity.forget();
      load();
    },
  ];
};
