import { helplinesByCountry } from "@app/content/helplines-by-country";
import { pageOf } from "@app/content/pages";
import { safetyPlanSteps } from "@app/content/safety-plan-steps";
import { paths } from "@app/contract/paths";
import { useEffect, useState } from "react";
import type { MetaFunction } from "react-router";
import { chooseCountry } from "../../helplines/choose-country.ts";
import { countryHere } from "../../helplines/country-here.ts";
import { Link } from "../../navigation/link.tsx";
import { pageMeta } from "../../navigation/page-meta.ts";
import { LeaveHead } from "../../quick-exit/leave-head.tsx";
import { SignedOut } from "../../sign-in/signed-out.tsx";
import { useSignInEnded } from "../../sign-in/use-sign-in-ended.ts";
import { useStore } from "../../state/use-store.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { AddHelpline } from "./add-helpline.tsx";
import { DeletePlan } from "./delete-plan.tsx";
import { ownPlan, planVault } from "./own-plan.ts";
import type { PlanVault } from "./plan-in-vault.ts";
import { PlanStep } from "./plan-step.tsx";
import { PlanUnlock } from "./plan-unlock.tsx";
import { PrintedPlan } from "./printed-plan.tsx";
import { isEmpty, type SafetyPlan, withLine } from "./safety-plan.ts";
import "../../ui/card.css";
import styles from "./safety-plan.module.css";

const page = pageOf(paths.safetyPlan);

export const meta: MetaFunction = () => pageMeta(page);

const callable = new Set<string>(["people", "professionals"]);

const keepingWords = {
  nothing: "",
  keeping: "Keeping it",
  kept: "Kept in this browser",
  failed: "This browser does not keep it",
} as const;

/** Kept when the page is put aside, and read anew when somebody comes back from another tab. */
const useOwnPlan = () => {
  useEffect(() => {
    void ownPlan.open();
    const turn = () => void (document.hidden ? ownPlan.flush() : ownPlan.open());
    document.addEventListener("visibilitychange", turn);
    return () => {
      document.removeEventListener("visibilitychange", turn);
      void ownPlan.flush();
    };
  }, []);
  return useStore(ownPlan);
};

/** Whether there was no plan when the page opened; null until that is known. It stays so while somebody writes. */
const useFoundNone = (plan: SafetyPlan, isOpen: boolean): boolean | null => {
  const [foundNone, setFoundNone] = useState<boolean | null>(null);
  useEffect(() => {
    if (isOpen) setFoundNone((known) => known ?? isEmpty(plan));
  }, [plan, isOpen]);
  return foundNone;
};

const whereWords = {
  none: "Only in this browser, encrypted, and saved as you type. It is not sent to us and not in your account. Whoever can open this browser as you can read it here.",
  locked:
    "In this browser, encrypted, and saved as you type. Your vault is locked, so what you change now goes into it when you next unlock it. Whoever can open this browser as you can read it here.",
  ended:
    "In this browser, encrypted, and saved as you type. You are signed out here: what you change now goes into your vault, if you have one, when you next sign in and unlock it. Whoever can open this browser as you can read it here.",
  open: "In your vault, sealed before it leaves, so that it is on your other devices too. A copy stays in this browser, because in a hard hour it has to open without a passphrase and without a connection. Whoever can open this browser as you can read it here.",
} as const;

type WhereProps = {
  failed: boolean;
  standing: keyof typeof whereWords;
  onUnlock: () => void;
};

const WhereItIs = ({ failed, standing, onUnlock }: WhereProps) => (
  <aside className={styles["plan-where"]} aria-labelledby="where">
    <Icon name="lock" size={20} />
    <div>
      <h2 id="where">Where it is kept</h2>
      {failed ? (
        <p className={styles["plan-where-words"]} role="alert">
          This browser does not let the page keep anything. What you write stays until you close it.
          Print it, or copy it to paper.
        </p>
      ) : (
        <p className={styles["plan-where-words"]}>
          {whereWords[standing]} Clearing the browser’s data deletes it, and some browsers do so by
          themselves after a few weeks without a visit: a printed copy is safer.
        </p>
      )}
      {standing === "locked" && <PlanUnlock onOpen={onUnlock} />}
    </div>
  </aside>
);

const SafetyPlanRoute = () => {
  const { plan, status, keeping } = useOwnPlan();
  const ended = useSignInEnded();
  const foundNone = useFoundNone(plan, status === "open");
  const [standing, setStanding] = useState<PlanVault["standing"]>("none");
  useEffect(() => {
    void planVault().then(
      (vault) => setStanding(vault.standing),
      () => undefined,
    );
  }, []);
  const unlocked = () => {
    setStanding("open");
    void ownPlan.open();
  };
  const [country, setCountry] = useState<string>();
  useEffect(() => setCountry(countryHere()), []);
  const here = helplinesByCountry.find((entry) => entry.country === country);

  const chooseHere = (chosen: string | null) => {
    chooseCountry(chosen).catch(() => undefined);
    setCountry(countryHere());
  };

  return (
    <div className={`column leaf ${styles["plan"]}`}>
      <LeaveHead page={page} />
      <p className={styles["plan-danger"]}>
        <Icon name="phone" size={20} />
        <span>
          In danger now?{" "}
          {here?.emergency ? (
            <a href={`tel:${here.emergency.phone?.replace(/\D/g, "")}`}>
              Call {here.emergency.phone}
            </a>
          ) : (
            "Ring your local emergency number"
          )}{" "}
          or <Link to={paths.crisis}>find a person to talk to</Link>.
        </span>
      </p>
      <noscript>
        <p className={styles["plan-danger"]}>
          Writing here needs scripts. You can print this page and fill it in with a pen.
        </p>
      </noscript>
      {/* A plan that is here comes first; one that is not may lie in a vault. */}
      {ended && foundNone && <SignedOut className={styles["plan-signed-out"]} />}
      {safetyPlanSteps.map((step, index) => (
        <PlanStep
          key={step.part}
          step={step}
          number={step.part === "reasons" ? null : index + 1}
          text={plan[step.part]}
          disabled={status === "opening"}
          callable={callable.has(step.part)}
          onText={(text) => ownPlan.change(step.part, text)}
        >
          {step.part === "professionals" && status === "open" && (
            <AddHelpline
              here={here}
              text={plan.professionals}
              onLine={(line) => ownPlan.change("professionals", withLine(plan.professionals, line))}
              onCountry={chooseHere}
            />
          )}
        </PlanStep>
      ))}
      <div className={styles["plan-acts"]}>
        <Button onClick={() => window.print()}>Print on one page</Button>
        {!isEmpty(plan) && <DeletePlan onDelete={ownPlan.remove} />}
        <span
          className={
            keeping === "failed"
              ? `${styles["plan-kept"]} ${styles["plan-not-kept"]}`
              : styles["plan-kept"]
          }
        >
          {keepingWords[keeping]}
        </span>
      </div>
      {ended && foundNone === false && <SignedOut className={styles["plan-signed-out"]} />}
      <WhereItIs
        failed={keeping === "failed"}
        standing={ended ? "ended" : standing}
        onUnlock={unlocked}
      />
      <p className={styles["plan-beside"]}>
        <Link className="onward" to={paths.breathe}>
          A slower breath <Icon name="forward" size={20} />
        </Link>
        <Link className="onward" to={paths.ground}>
          Back to where you are <Icon name="forward" size={20} />
        </Link>
      </p>
      <p className={styles["plan-source"]}>
        After the safety plan of Barbara Stanley and Gregory Brown. It is best made with somebody
        you trust, or with a professional.
      </p>
      <PrintedPlan plan={plan} emergency={here?.emergency?.phone ?? null} />
    </div>
  );
};
export default SafetyPlanRoute;
