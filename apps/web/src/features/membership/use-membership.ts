import type { MembershipOffer, MembershipStanding } from "@app/contract/calls/membership";
import { useCallback, useEffect, useState } from "react";
import { api } from "../../api.ts";
import { type Problem, problemOf } from "../../errors/problem.ts";
import { identity } from "../../identity/identity.ts";
import { announceMembershipChange, onMembershipChange } from "./membership-signal.ts";

export type Membership = {
  offer: MembershipOffer;
  /** null: nobody is signed in here. */
  standing: MembershipStanding | null;
  email: string | null;
};

export type LoadedMembership =
  | { kind: "looking" }
  | { kind: "failed"; problem: Problem }
  | { kind: "here"; membership: Membership };

/** On the way back from the payment service, where its own message may still be on its way. */
const comesFromPaying = (): boolean => new URL(window.location.href).searchParams.has("from");

const readStanding = async (): Promise<Pick<Membership, "standing" | "email">> => {
  if (!(await identity.token())) return { standing: null, email: null };
  const asked = comesFromPaying() && identity.isAnonymous() === false;
  const standing = asked
    ? await api.membership.refresh({}).catch(() => api.membership.read({}))
    : await api.membership.read({});
  const { email } = standing.role === "anonymous" ? { email: null } : await api.users.me({});
  return { standing, email };
};

const load = async (): Promise<Membership> => {
  const [offer, person] = await Promise.all([api.membership.offer({}), readStanding()]);
  return { offer, ...person };
};

/** What is offered and how the person stands, kept true in every tab. */
export const useMembership = () => {
  const [loaded, setLoaded] = useState<LoadedMembership>({ kind: "looking" });

  const look = useCallback(
    () =>
      load().then(
        (membership) => setLoaded({ kind: "here", membership }),
        (error: unknown) =>
          // What is shown stays: it was true a moment ago, and the next look may succeed.
          setLoaded((now) =>
            now.kind === "here" ? now : { kind: "failed", problem: problemOf(error) },
          ),
      ),
    [],
  );

  useEffect(() => {
    const returned = comesFromPaying();
    void look().then(() => {
      if (!returned) return;
      announceMembershipChange();
      // A reload is no second return.
      window.history.replaceState(window.history.state, "", window.location.pathname);
    });
    return onMembershipChange(() => void look());
  }, [look]);

  return {
    loaded,
    lookAgain: () => {
      setLoaded({ kind: "looking" });
      void look();
    },
    /** Shows what a change answered, and tells the other tabs. */
    changed: (standing: MembershipStanding) => {
      setLoaded((now) =>
        now.kind === "here" ? { ...now, membership: { ...now.membership, standing } } : now,
      );
      announceMembershipChange();
    },
  };
};
