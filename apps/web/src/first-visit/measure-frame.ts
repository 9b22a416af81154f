import type { CookieChoice } from "./cookie-choice.ts";
import { measureAddress } from "./measure-address.ts";

/**
 * Where the operator counts readers: their script runs in a closed frame and never in the page, whose
 * words it could otherwise read.
 */
export const createMeasureFrame = () => {
  const isOn = "measure" in document.documentElement.dataset;
  let frame: HTMLIFrameElement | null = null;
  let shown: string | null = null;
  return {
    show: (place: { pathname: string; search: string }, choice: CookieChoice | null): void => {
      const address = isOn ? measureAddress(place, choice) : null;
      if (address === shown) return;
      shown = address;
      // A frame that changed its address would be one more step back in the browser's history.
      frame?.remove();
      frame = null;
      if (!address) return;
      frame = document.createElement("iframe");
      frame.dataset["layer"] = "measure";
      frame.src = address;
      frame.setAttribute("sandbox", "allow-scripts");
      frame.title = "Counts that this page was read";
      frame.ariaHidden = "true";
      frame.tabIndex = -1;
      document.body.append(frame);
    },
  };
};
