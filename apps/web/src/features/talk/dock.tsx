import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import type { ReactNode } from "react";
import { Link } from "../../navigation/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./dock.module.css";

type DockProps = {
  online: boolean;
  /** It lies in the vault as it was when it was saved. */
  saved?: boolean;
  onNewest: (() => void) | null;
  children: ReactNode;
};

/** Below the thread, and always in sight: where somebody writes, and what they should know. */
export const Dock = ({ online, saved = false, onNewest, children }: DockProps) => (
  <section className={styles["dock"]} aria-label="Your turn">
    <div className={styles["dock-in"]}>
      {onNewest && (
        <button type="button" className={styles["newest"]} onClick={onNewest}>
          <Icon name="down" size={18} />
          Newest
        </button>
      )}
      <p className={styles["offline"]} role="status" hidden={online}>
        {!online && "You are offline. What you write is kept here and sent when you are back."}
      </p>
      {children}
      <p className={styles["dock-under"]}>
        {saved
          ? `What you saved stays. The rest is kept for ${limits.session.retentionDays} days at most.`
          : `Kept for ${limits.session.retentionDays} days at most, unless you save it.`}{" "}
        <Link to={paths.crisis}>In crisis?</Link>
      </p>
    </div>
  </section>
);
