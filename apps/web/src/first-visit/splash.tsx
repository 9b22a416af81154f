import { brand } from "@app/contract/brand";
import { Zoki } from "../ui/zoki.tsx";

/** The welcome. before-paint.js shows it once, and its style sheet tells the time; it says nothing the page does not. */
export const Splash = () => (
  <div className="splash">
    <div className="splash-hill" />
    <div className="splash-in">
      <div className="splash-logo">
        <Zoki size={190} />
      </div>
      <div className="splash-words">
        <p className="splash-cap">Welcome to</p>
        <p className="splash-name">{brand.name}</p>
        <p className="splash-tag">{brand.tagline}</p>
      </div>
    </div>
    <p className="splash-skip">Press any key, or touch the screen, to go on</p>
  </div>
);
