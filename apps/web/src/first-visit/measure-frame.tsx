import { useRef } from "react";
import { useLocation } from "react-router";
import { useCookieChoice } from "./cookie-choice.ts";
import { measureAddress } from "./measure-address.ts";

/**
 * Where the operator counts readers: their script runs in a closed frame and never in the page, whose
 * words it could otherwise read.
 */
export const MeasureFrame = () => {
  const { pathname, search } = useLocation();
  const choice = useCookieChoice();
  const isOn = useRef("measure" in document.documentElement.dataset);
  const address = isOn.current ? measureAddress({ pathname, search }, choice) : null;
  // A frame that changed its address would be one more step back in the browser's history.
  return (
    address && (
      <iframe
        key={address}
        className="measure"
        src={address}
        sandbox="allow-scripts"
        title="Counts that this page was read"
        aria-hidden="true"
        tabIndex={-1}
      />
    )
  );
};
