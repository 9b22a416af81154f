import { pageOf } from "@app/content/pages";
import { paths } from "@app/contract/paths";
import type { MetaFunction } from "react-router";
import { sentenceOf } from "../../errors/problem.ts";
import { pageMeta } from "../../navigation/page-meta.ts";
import { SignedOut } from "../../sign-in/signed-out.tsx";
import { useSignInEnded } from "../../sign-in/use-sign-in-ended.ts";
import { DidNotCome } from "../../ui/did-not-come.tsx";
import { LeafHead } from "../../ui/leaf-head.tsx";
import { KindsTable } from "./kinds-table.tsx";
import { useMembership } from "./use-membership.ts";
import { WhatHappens } from "./what-happens.tsx";
import { NeedsAccount, YourPlan } from "./your-plan.tsx";
import "../../ui/card.css";
import styles from "./membership.module.css";

const page = pageOf(paths.membership);

export const meta: MetaFunction = () => pageMeta(page);

const withoutPayments = (plansFree: boolean): string =>
  plansFree
    ? "This copy runs without payments. Whoever has an account may choose any plan at no cost."
    : "This copy runs without payments. Plans are given by whoever runs it.";

/** Holds the room that most people's answer will take, so that nothing below it moves when it comes. */
const Looking = () => (
  <div className={styles["membership-looking"]}>
    <p className="looking" role="status">
      Looking how you stand
    </p>
    <div inert>
      <p className={styles["membership-free"]}>{withoutPayments(true)}</p>
      <NeedsAccount />
    </div>
  </div>
);

const MembershipRoute = () => {
  const { loaded, lookAgain, changed } = useMembership();
  const ended = useSignInEnded();
  const here = loaded.kind === "here" ? loaded.membership : null;
  const standing = here?.standing ?? null;
  return (
    <div className={`column leaf ${styles["membership"]}`}>
      <LeafHead heading={page.heading} lead={page.lead} />
      {loaded.kind === "looking" && <Looking />}
      {loaded.kind === "failed" && (
        <DidNotCome
          className={styles["membership-failed"]}
          text={`${sentenceOf(loaded.problem)} Nothing was changed or lost.`}
          onAgain={lookAgain}
        />
      )}
      {here && !here.offer.payments && (
        <p className={styles["membership-free"]}>{withoutPayments(here.offer.plans_free)}</p>
      )}
      {here &&
        (standing && standing.role !== "anonymous" ? (
          <YourPlan offer={here.offer} standing={standing} email={here.email} onChanged={changed} />
        ) : ended ? (
          <SignedOut className={styles["membership-failed"]} />
        ) : (
          <NeedsAccount />
        ))}
      <section className={styles["membership-kinds"]} aria-labelledby="kinds">
        <h2 id="kinds">The four kinds, side by side</h2>
        <KindsTable offer={here?.offer ?? null} own={standing?.role ?? null} />
      </section>
      {here && <WhatHappens payments={here.offer.payments} />}
    </div>
  );
};
export default MembershipRoute;
