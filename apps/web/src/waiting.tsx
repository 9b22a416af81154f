import { useNavigation } from "react-router";

/** A line at the top while the next page is on its way; it belongs to no part of this one, and is said politely. */
export const Waiting = () =>
  useNavigation().state === "idle" ? null : (
    <div aria-live="polite">
      <div className="waiting" role="progressbar" aria-label="Opening the page" />
    </div>
  );
