import { safetyPlanSteps } from "@app/content/safety-plan-steps";
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
        ? "plan-printed plan-printed-dense"
        : "plan-printed"
    }
    aria-hidden="true"
  >
    <p className="plan-printed-title">My safety plan</p>
    {emergency && <p className="plan-printed-danger">In danger: ring {emergency}</p>}
    <div className="plan-printed-steps">
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
