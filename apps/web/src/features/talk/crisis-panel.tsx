import { paths } from "@app/contract/paths";
import { useId } from "react";
import { ReachLines } from "../../helplines/reach-lines.tsx";
import { Link } from "../../navigation/link.tsx";
import { leaveWords } from "../../quick-exit/leave-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./crisis-panel.module.css";
import type { Help } from "./talk-items.ts";

type CrisisPanelProps = { help: Help; onFold: (folded: boolean) => void };

/** Quiet, in the thread, and in nobody's way. Every number in it came with the reply. */
export const CrisisPanel = ({ help, onFold }: CrisisPanelProps) => {
  const id = useId();
  const { level, category, helplines } = help;
  return (
    <section className={styles["help-now"]} aria-labelledby={id} data-help-now>
      <details
        open={!help.folded}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open === help.folded) onFold(!currentTarget.open);
        }}
      >
        {/* The browser tells of a fold a moment after it; a press is kept before anything can come between. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button to browsers and readers, and its keys make clicks */}
        <summary
          onClick={(event) => {
            event.preventDefault();
            onFold(!help.folded);
          }}
        >
          <h2 id={id}>
            {level === "crisis"
              ? "People you can reach now"
              : "If you would rather talk to a person"}
          </h2>
          <Icon name="down" size={20} />
        </summary>
        <ReachLines lines={helplines} />
        <p className={styles["help-now-more"]}>
          <Link to={paths.safetyPlan}>Your safety plan</Link>
          <Link to={paths.breathe}>A slower breath</Link>
          <Link to={paths.crisis}>
            {helplines.length > 0 ? "Another country" : "Find a number where you are"}
          </Link>
        </p>
        {(level === "crisis" || category === "abuse") && (
          <p className={styles["help-now-leave"]}>
            {category === "abuse" && "Somebody may be able to see what this device was used for. "}
            {leaveWords}
          </p>
        )}
      </details>
    </section>
  );
};
