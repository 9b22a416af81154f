import { sayMoney } from "@app/content/say-money";
import type { MembershipOffer, MembershipStanding } from "@app/contract/calls/membership";
import { type Plan, plans } from "@app/contract/entitlements";
import { paths } from "@app/contract/paths";
import { useState } from "react";
import { api } from "../../api.ts";
import { sayDay } from "../../dates/show-day.ts";
import { problemOf, sentenceOf } from "../../errors/problem.ts";
import { Link } from "../../navigation/link.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./membership.module.css";
import { roleTitles } from "./membership-words.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

const headingOf = ({ role, plan }: MembershipStanding): string => {
  if (plan) return `You have the ${plan} plan`;
  return role === "anonymous" ? "You are here without an account" : "You have an account, no plan";
};

const untilWords = (standing: MembershipStanding): string => {
  const { plan, source, period_ends_at, ends_with_period, grace_until } = standing;
  if (!plan) return "Nothing is paid, and nothing runs out.";
  if (source === "given") return "It was given to you. Nothing is paid for it.";
  if (source === "chosen") return "You chose it at no cost. Nothing is paid for it.";
  if (grace_until)
    return `The last payment did not go through. Your plan stays until ${sayDay(grace_until)}; paying by then keeps it.`;
  if (!period_ends_at) return "";
  return ends_with_period
    ? `It is cancelled and stays until ${sayDay(period_ends_at)}. Nothing more is taken.`
    : `It renews on ${sayDay(period_ends_at)}, until you cancel.`;
};

/** Plans need an account; how to get one, and the way back here. */
export const NeedsAccount = () => {
  const next = `?next=${encodeURIComponent(paths.membership)}`;
  return (
    <section className={`card ${styles["membership-card"]}`} aria-labelledby="yours">
      <h2 id="yours">A plan needs an account</h2>
      <p>Talking in text does not. What you have talked about comes along into an account.</p>
      <p className={`button-row ${styles["plan-acts"]}`}>
        <Link className={buttonClass("soft")} to={paths.register + next}>
          Make an account
        </Link>
        <Link className={buttonClass("bare")} to={paths.login + next}>
          Sign in
        </Link>
      </p>
    </section>
  );
};

type YourPlanProps = {
  offer: MembershipOffer;
  standing: MembershipStanding;
  email: string | null;
  onChanged: (standing: MembershipStanding) => void;
};

export const YourPlan = ({ offer, standing, email, onChanged }: YourPlanProps) => {
  const [doing, setDoing] = useState("");
  const [trouble, setTrouble] = useState("");
  const [done, setDone] = useState("");
  const [asking, setAsking] = useState<"cancel" | "withdraw" | null>(null);
  const { plan, source } = standing;

  /** One thing at a time, each with its words while it lasts. */
  const run = async (words: string, work: () => Promise<void>): Promise<void> => {
    if (doing) return;
    setAsking(null);
    setDoing(words);
    setTrouble("");
    setDone("");
    try {
      await work();
    } catch (error) {
      setTrouble(sentenceOf(problemOf(error)));
    }
    setDoing("");
  };
  const change = (words: string, call: () => Promise<MembershipStanding>, after: string) =>
    run(words, async () => {
      onChanged(await call());
      setDone(after);
    });
  const leaveFor = (words: string, call: () => Promise<{ url: string }>) =>
    run(words, async () => {
      window.location.assign((await call()).url);
      // The next page is on its way: nothing here can be pressed meanwhile.
      await new Promise(() => undefined);
    });

  const withdraw = () =>
    run("Withdrawing", async () => {
      const { membership, refunded } = await api.membership.withdraw({ confirm: "Y" });
      onChanged(membership);
      const back = refunded.map(sayMoney).join(" and ");
      setDone(
        `You have withdrawn. ${back === "" ? "Nothing had been paid." : `${back} goes back the way it came.`} The confirmation is on its way to ${email ?? "you"}.`,
      );
    });

  const offered = plans.filter((one) => one !== plan);
  const takePlan = (wanted: Plan) =>
    offer.payments
      ? leaveFor("Opening the page to pay at", () => api.membership.checkout({ plan: wanted }))
      : change(
          "Changing your plan",
          () => api.membership.choose({ plan: wanted }),
          `The ${wanted} plan is yours from now on.`,
        );
  const mayTake = offer.payments ? source !== "bought" : offer.plans_free;

  return (
    <section className={`card ${styles["membership-card"]}`} aria-labelledby="yours">
      <h2 id="yours">{headingOf(standing)}</h2>
      <p>{untilWords(standing)}</p>
      <p className={`trouble ${styles["plan-trouble"]}`} role="alert">
        {trouble}
      </p>
      <p className={styles["plan-done"]} role="status">
        {done}
        {doing && <span className="looking">{doing}</span>}
      </p>
      <p className={`button-row ${styles["plan-acts"]}`}>
        {mayTake &&
          offered.map((one) => (
            <Button
              kind="soft"
              key={one}
              aria-disabled={doing !== ""}
              onClick={() => takePlan(one)}
            >
              {offer.payments ? `Buy ${roleTitles[one]}` : `Choose ${roleTitles[one]}`}
            </Button>
          ))}
        {standing.portal && offer.payments && (
          <Button
            kind="soft"
            onClick={() => leaveFor("Opening your invoices", () => api.membership.portal({}))}
          >
            {plan ? "Invoices, way to pay, other plan" : "Earlier invoices"}
          </Button>
        )}
        {plan &&
          (standing.ends_with_period ? (
            <Button
              kind="soft"
              onClick={() =>
                change(
                  "Taking it back",
                  () => api.membership.keep({}),
                  "The cancellation is taken back.",
                )
              }
            >
              Keep the plan after all
            </Button>
          ) : (
            <Button kind="bare" onClick={() => setAsking("cancel")}>
              {source === "bought" ? "Cancel the plan" : "Leave the plan"}
            </Button>
          ))}
      </p>
      {standing.withdraw_until && (
        <p className={styles["plan-withdraw"]}>
          Until {sayDay(standing.withdraw_until)} you can withdraw and get everything back.{" "}
          <button
            type="button"
            className={styles["plan-link"]}
            onClick={() => setAsking("withdraw")}
          >
            Withdraw from the contract here
          </button>
        </p>
      )}
      <Dialog
        open={asking === "cancel"}
        onClose={() => setAsking(null)}
        title={source === "bought" ? "Cancel the plan?" : "Leave the plan?"}
        actions={
          <>
            <Button kind="bare" onClick={() => setAsking(null)}>
              Keep it
            </Button>
            <Button
              kind="soft"
              onClick={() =>
                change("Cancelling", () => api.membership.cancel({}), "It is cancelled.")
              }
            >
              {source === "bought" ? "Cancel the plan" : "Leave the plan"}
            </Button>
          </>
        }
      >
        <p>
          {source === "bought" && standing.period_ends_at && !standing.grace_until
            ? `It stays until ${sayDay(standing.period_ends_at)}, and you can take this back until then. `
            : "It ends at once. "}
          Your account and everything you saved stay.
        </p>
      </Dialog>
      <WithdrawDialog
        open={asking === "withdraw"}
        standing={standing}
        email={email}
        onClose={() => setAsking(null)}
        onConfirm={withdraw}
      />
    </section>
  );
};
