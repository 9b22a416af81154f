import { paths } from "@app/contract/paths";
import type { CheckInsState, KeptCheckIn } from "../../check-ins/check-ins.ts";
import { ownCheckIns } from "../../check-ins/own-check-ins.ts";
import { sayMood } from "../../check-ins/say-mood.ts";
import { showDay } from "../../dates/show-day.ts";
import { sentenceOf } from "../../errors/problem.ts";
import { Link } from "../../navigation/link.tsx";
import { DidNotCome } from "../../ui/did-not-come.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./journey.module.css";

/** The last few say how it has been; the plot of all of them has a page of its own. */
const shown = 3;

const wordsOf = ({ entry }: KeptCheckIn): string =>
  entry.kind === "mood" ? sayMood(entry) : `${entry.check.toUpperCase()}, a self-check.`;

/** How somebody has been lately, in their own check-ins. */
export const CheckInsSection = ({ status, kept, problem }: CheckInsState) => {
  const body = () => {
    if (status === "looking") return <p className="looking">Looking for it</p>;
    if (status === "failed" && problem)
      return (
        <DidNotCome
          level={3}
          text={`${sentenceOf(problem)} Nothing you kept is lost.`}
          onAgain={() => void ownCheckIns.load()}
        />
      );
    if (status === "locked")
      return <p className="quietly">They are in your vault, and open with it.</p>;
    if (kept.length === 0)
      return <p className="quietly">How you are, in three taps. There is none yet.</p>;
    return (
      <ul className="lines">
        {kept
          .slice(-shown)
          .toReversed()
          .map((taken) => (
            <li key={taken.id} className={styles["journey-row"]}>
              <span className={styles["row-words"]}>
                <span>{wordsOf(taken)}</span>
                <time className="quietly" dateTime={taken.at}>
                  {showDay(`${taken.day}T12:00`)}
                </time>
              </span>
            </li>
          ))}
      </ul>
    );
  };

  return (
    <section className="card" aria-labelledby="journey-check-ins">
      <h2 id="journey-check-ins">Check-ins</h2>
      {body()}
      <Link className="onward" to={paths.checkIn}>
        {kept.length > shown ? "All of them, drawn over time" : "Check in with yourself"}{" "}
        <Icon name="forward" size={20} />
      </Link>
    </section>
  );
};
