import { quickExitAddress } from "@app/content/quick-exit";
import { ShellIcon } from "../ui/shell-icon.tsx";
import { leaveMark } from "./quick-exit.ts";
import "./leave-link.css";

/** One line, wherever the quick exit stands. */
export const leaveWords =
  "Leave clears the screen and opens a weather page. Pressing Escape twice does the same.";

/** What makes any link the quick exit. */
export const leaving = {
  href: quickExitAddress,
  rel: "noreferrer",
  title: leaveWords,
  [leaveMark]: "",
};

/** A plain link, so that it leads away even before any script runs; the script also clears. */
export const LeaveLink = ({ more = "" }: { more?: string }) => (
  <a className="button button-quiet leave" {...leaving}>
    <ShellIcon name="leave" size={20} />
    <span className="leave-word">Leave{more && <span className="leave-more"> {more}</span>}</span>
    <span className="leave-keys" aria-hidden="true">
      <kbd>Esc</kbd> <kbd>Esc</kbd>
    </span>
  </a>
);
