import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { Link } from "../../navigation/link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./journey.module.css";

type EmptyJourneyProps = {
  /** Where nobody is, there may be a whole journey that only a sign-in opens. */
  signedIn: boolean;
};

/** What the page is for, and both ways to begin. */
export const EmptyJourney = ({ signedIn }: EmptyJourneyProps) => (
  <section className={styles["journey-empty"]} aria-labelledby="empty">
    <svg viewBox="0 0 460 130" role="img" aria-label="A path that has not been walked yet">
      <path d="M14 100C80 100 92 40 160 40s70 46 140 46 84-52 146-52" />
      <circle className={styles["here-glow"]} cx="14" cy="100" r="18" />
      <circle className={styles["here"]} cx="14" cy="100" r="8" />
      <circle cx="160" cy="40" r="7" />
      <circle cx="300" cy="86" r="7" />
      <circle cx="446" cy="34" r="7" />
    </svg>
    <h1 id="empty">{signedIn ? "Your journey starts empty" : "Your journey starts here"}</h1>
    <p>
      Here you will find what you choose to keep: conversations, how you felt, small things to try.
      Nothing stays longer than {limits.session.retentionDays} days unless you save it.
    </p>
    <div className="button-row">
      <Link className={buttonClass()} to={paths.newSession}>
        Talk to {brand.companion}
      </Link>
      <Link className={buttonClass("bare")} to={paths.checkIn}>
        Note how today is
      </Link>
    </div>
    {!signedIn && (
      <p>
        Do you have an account?{" "}
        <Link to={`${paths.login}?next=${encodeURIComponent(paths.journey)}`}>Sign in</Link> to see
        what you kept.
      </p>
    )}
  </section>
);
