import type { AnalysisStanding, AnalysisStatus } from "@app/contract/calls/analysis";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Zoki } from "../../ui/zoki.tsx";
import styles from "./analysis.module.css";

const stages = ["reading", "patterns", "checking"] as const;
const order: readonly AnalysisStatus["stage"][] = stages;
const stageWords = {
  reading: "Reading what you kept",
  patterns: "Looking for what repeats",
  checking: "Checking each claim against your own words",
} as const;

type RunningViewProps = {
  status: AnalysisStatus | null;
  standing: AnalysisStanding | null;
  onStop: () => void;
};

/** While it is read: how far it is, and the way to stop it. */
export const RunningView = ({ status, standing, onStop }: RunningViewProps) => {
  const now = status?.stage ?? "waiting";
  const at = order.indexOf(now);
  const what =
    status && now === "reading" ? `Conversation ${status.read} of ${status.of}` : "Getting ready";
  const words = at > 0 ? (stageWords[stages[at] ?? "checking"] ?? what) : what;
  return (
    <div className={styles["running"]} aria-busy="true">
      <Zoki state="thinking" size={200} />
      <h1>Reading what you kept</h1>
      <p className={styles["running-lead"]}>
        You can close this page. It carries on, and the report will wait in your journey.
      </p>
      <div className={styles["running-bar"]}>
        <b id="running">{words}</b>
        <progress max={1} value={status?.progress ?? 0} aria-labelledby="running" />
        <ol>
          {stages.map((stage, index) => (
            <li
              key={stage}
              className={
                index < at ? styles["step-done"] : index === at ? styles["step-now"] : undefined
              }
            >
              {index < at ? <Icon name="check" size={18} /> : <i />}
              {stageWords[stage]}
            </li>
          ))}
        </ol>
      </div>
      <p className="quietly">
        What was opened is held in memory for this one task, then forgotten.
        {standing &&
          ` This is analysis ${Math.max(1, standing.used_this_month)} of ${standing.per_month} this month.`}
      </p>
      <Button kind="soft" onClick={onStop}>
        Stop and keep nothing
      </Button>
    </div>
  );
};
