import { gettingStartedTips, proTip } from "@app/content/getting-started";
import { pageOf } from "@app/content/pages";
import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { useEffect } from "react";
import { type MetaFunction, useNavigate } from "react-router";
import { isOrdinary } from "../../errors/problem.ts";
import { reportError } from "../../errors/report-error.ts";
import { Link } from "../../navigation/link.tsx";
import { pageMeta } from "../../navigation/page-meta.ts";
import { completeOnboarding, hasCompletedOnboarding } from "../../sign-in/complete-onboarding.ts";
import { storage } from "../../storage.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Zoki } from "../../ui/zoki.tsx";
import styles from "./onboarding.module.css";

const page = pageOf(paths.gettingStarted);

export const meta: MetaFunction = () => pageMeta(page);

const report = (error: unknown) => {
  if (!isOrdinary(error)) reportError(error, { context: "getting started" });
};

/** The first steps: shown at the start until somebody went on from here, or has begun to talk. */
const GettingStartedRoute = () => {
  const navigate = useNavigate();

  useEffect(() => {
    // Sent here by the start of a visit, though the account has seen it on another device.
    if (!storage.onboarding.get()) return;
    hasCompletedOnboarding()
      .then((isDone) => {
        if (!isDone) return;
        storage.onboarding.remove();
        return navigate(paths.home, { replace: true });
      })
      .catch(report);
  }, [navigate]);

  // Nobody waits for a note about having read something.
  const done = () => void completeOnboarding().catch(report);

  return (
    <div className={`column ${styles["onboarding"]}`}>
      <Zoki state="listening" size={96} />
      <h1>{page.heading}</h1>
      <p className="lead">{page.lead}</p>
      <ol className={styles["steps"]}>
        {gettingStartedTips.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles["onboarding-tip"]}>
        <b>Pro-Tip.</b> {proTip}
      </p>
      <p className={`button-row ${styles["onboarding-acts"]}`}>
        <Link className={buttonClass()} to={paths.talkSession} onClick={done}>
          Start talking
        </Link>
        <Link className={buttonClass("bare")} to={paths.home} onClick={done}>
          Got It
        </Link>
      </p>
      <p className="quietly">
        {brand.companion} is an AI, not a therapist. Kept for {limits.session.retentionDays} days at
        most. You can stop any time.
      </p>
    </div>
  );
};
export default GettingStartedRoute;
