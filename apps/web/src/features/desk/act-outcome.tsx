import styles from "./desk.module.css";
import type { ActState } from "./use-act.ts";

/** What came of an act, said once to those who hear the page. */
export const ActOutcome = ({ act }: { act: ActState }) => (
  <>
    <p className={styles["desk-done"]} role="status">
      {act.busy ? "One moment" : act.done}
    </p>
    <p className="trouble" role="alert">
      {act.trouble}
    </p>
  </>
);
