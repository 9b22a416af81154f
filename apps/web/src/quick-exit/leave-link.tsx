import { quickExitAddress } from "@app/content/quick-exit";
import { ShellIcon } from "../ui/shell-icon.tsx";
import styles from "./leave-link.module.css";
import { leaveMark } from "./quick-exit.ts";

/** One line, wherever the quick exit stands. */
export const leaveWords =
  "Leave clears the screen and opens a weather page. Pressing Escape twice does the same.";

/** What makes any link the quick exit. */
export const leaveLinkProps = {
  href: quickExitAddress,
  rel: "noreferrer",
  title: leaveWords,
  [leaveMark]: "",
};

type LeaveLinkProps = {
  more?: string;
  /** On a phone only the drawing is seen. */
  short?: boolean;
  className?: string | undefined;
};

/** A plain link, so that it leads away even before any script runs; the script also clears. */
export const LeaveLink = ({ more = "", short = false, className = "" }: LeaveLinkProps) => (
  <a className={`button button-quiet ${styles["leave"]} ${className}`} {...leaveLinkProps}>
    <ShellIcon name="leave" size={20} />
    <span className={short ? styles["leave-word-short"] : undefined}>
      Leave{more && <span data-more> {more}</span>}
    </span>
    <span className={styles["leave-keys"]} aria-hidden="true">
      <kbd>Esc</kbd> <kbd>Esc</kbd>
    </span>
  </a>
);
