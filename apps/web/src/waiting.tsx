import { useNavigation } from "react-router";

/** A line at the top while the next page is on its way. */
export const Waiting = () =>
  useNavigation().state === "idle" ? null : (
    <div className="waiting" role="progressbar" aria-label="Opening the page" />
  );
