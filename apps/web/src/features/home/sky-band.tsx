import { paths } from "@app/contract/paths";
import { Link } from "../../navigation/link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./home-parts.module.css";

const stars: readonly (readonly [x: number, y: number, r: number])[] = [
  [80, 120, 1],
  [240, 60, 1.2],
  [420, 150, 0.9],
  [560, 80, 1.1],
  [700, 190, 0.9],
  [880, 70, 1.3],
  [1010, 240, 0.9],
  [1180, 110, 1.2],
  [1290, 300, 1],
  [1230, 470, 0.9],
  [960, 540, 1.1],
  [620, 500, 0.9],
  [340, 560, 1],
  [130, 440, 0.9],
];

/** Written by us, to show the kind of thing that is said there. */
const examples: readonly { words: string; distance: "near" | "mid" | "far" }[] = [
  { words: "I said no and the world stayed up.", distance: "mid" },
  { words: "Still awake.", distance: "far" },
  { words: "Rang my brother. He picked up.", distance: "near" },
  { words: "Tomorrow I open the letter.", distance: "far" },
  { words: "Nobody knew today was hard. It was.", distance: "mid" },
];

export const SkyBand = () => (
  <section className={styles["sky-band"]} aria-labelledby="void">
    <svg
      className={styles["sky-band-stars"]}
      viewBox="0 0 1360 640"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {stars.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} />
      ))}
    </svg>
    <div className={`column ${styles["sky-band-row"]}`}>
      <div>
        <p className="label">The Void Board</p>
        <h2 id="void">Say it to the sky.</h2>
        <p className={`lead ${styles["sky-band-lead"]}`}>
          A few words, no name, no replies. You leave a thought, it drifts among the others, and it
          is gone after a day.
        </p>
        <Link className={buttonClass("soft")} to={paths.wall}>
          Look up
        </Link>
      </div>
      <figure>
        <ul className={styles["sky-thoughts"]}>
          {examples.map(({ words, distance }) => (
            <li key={words}>
              <span className={styles["sky-thought"]} data-distance={distance}>
                {words}
              </span>
            </li>
          ))}
        </ul>
        <figcaption className="label">Examples, written by us.</figcaption>
      </figure>
    </div>
  </section>
);
