import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { Link } from "../../navigation/link.tsx";
import styles from "./membership.module.css";

const { graceDays, withdrawalDays } = limits.membership;

/** Everything that could come as a surprise, said before. */
export const WhatHappens = ({ payments }: { payments: boolean }) => (
  <section className={`card ${styles["membership-card"]}`} aria-labelledby="happens">
    <h2 id="happens">What happens when</h2>
    <dl className={styles["happens"]}>
      <div>
        <dt>You leave a plan</dt>
        <dd>
          {payments
            ? "It stays until the end of the time you paid for, and then nothing more is taken. "
            : "It ends at once. "}
          You keep your account, and everything you saved stays yours. A deep-dive session that is
          open can be finished.
        </dd>
      </div>
      {payments && (
        <>
          <div>
            <dt>You think again</dt>
            <dd>
              For {withdrawalDays} days after buying you can withdraw without a reason. The plan
              then ends at once and all of the money goes back the way it came. If you cannot sign
              in, <Link to={paths.contact}>write to us</Link>.
            </dd>
          </div>
          <div>
            <dt>A payment fails</dt>
            <dd>
              Nothing is taken away for {graceDays} days. If it cannot be paid by then, the plan
              ends. Nothing you saved is lost.
            </dd>
          </div>
          <div>
            <dt>You delete your account</dt>
            <dd>The plan ends with it, and no more payments are taken.</dd>
          </div>
        </>
      )}
      <div>
        <dt>You are talking</dt>
        <dd>Nothing is sold in a conversation, and never in a crisis.</dd>
      </div>
    </dl>
  </section>
);
