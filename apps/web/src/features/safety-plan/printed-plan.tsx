import { safetyPlanSteps } from "@app/content/safety-plan-steps";
import styles from "./safety-plan.module.css";
import type { SafetyPlan } from "./safety-plan.ts";

/** More than this fits on one page only in smaller letters. */
const denseFromChars = 1_800;

/** What the printer gets: the plan alone, on one page. A step that is empty leaves room for a pen. */
export const PrintedPlan = ({
  plan,
  emergency,
}: {
  plan: SafetyPlan;
  emergency: string | null;
}) => (
  <div
    className={
      Object.values(plan).join("").length > denseFromChars
        ? `${styles["plan-printed"]} ${styles["plan-printed-dense"]}`
        : styles["plan-printed"]
    }
    aria-hidden="true"
  >
    <p className={styles["plan-printed-title"]}>My safety plan</p>
    {emergency && <p className={styles["plan-printed-danger"]}>In danger: ring {emergency}</p>}
    <div className={styles["plan-printed-steps"]}>
      {safetyPlanSteps.map(({ part, heading }, index) => (
        <div key={part}>
          <b>
            {part === "reasons" ? "" : `${index + 1}. `}
            {heading}
          </b>
          <p>{plan[part].trim()}</p>
        </div>
      ))}
    </div>
  </div>
);
