import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";

export const EmptyJourney = () => (
  <section className="journey-empty" aria-labelledby="empty">
    <svg viewBox="0 0 460 130" role="img" aria-label="A path that has not been walked yet">
      <path d="M14 100C80 100 92 40 160 40s70 46 140 46 84-52 146-52" />
      <circle className="here-glow" cx="14" cy="100" r="18" />
      <circle className="here" cx="14" cy="100" r="8" />
      <circle cx="160" cy="40" r="7" />
      <circle cx="300" cy="86" r="7" />
      <circle cx="446" cy="34" r="7" />
    </svg>
    <h1 id="empty">Your journey starts empty</h1>
    <p>
      Here you will find what you choose to keep: summaries and small things to try. Your
      conversations stand here too, for {limits.session.retentionDays} days at most. Nothing stays
      longer unless you keep it.
    </p>
    <Link className={buttonClass()} to={paths.newSession}>
      Talk to {brand.companion}
    </Link>
  </section>
);
