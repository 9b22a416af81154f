import { quickExitAddress } from "@app/content/quick-exit";
import { leaveMark } from "./quick-exit.ts";
import { StrokeDrawing } from "./ui/stroke-drawing.tsx";
import "./leave-link.css";

const throughTheDoor =
  "M10 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H10M14.5 8l4 4-4 4M18 12H9.5";

/** One line, wherever the quick exit stands. */
export const leaveWords =
  "Leave clears the screen and opens a weather page. Pressing Escape twice does the same.";

/** A plain link, so that it leads away even before any script runs; the script also clears. */
export const LeaveLink = ({ more = "" }: { more?: string }) => (
  <a
    className="button button-quiet leave"
    href={quickExitAddress}
    rel="noreferrer"
    title={leaveWords}
    {...{ [leaveMark]: "" }}
  >
    <StrokeDrawing path={throughTheDoor} size={20} />
    <span className="leave-word">Leave{more && <span className="leave-more"> {more}</span>}</span>
    <span className="leave-keys" aria-hidden="true">
      <kbd>Esc</kbd> <kbd>Esc</kbd>
    </span>
  </a>
);
