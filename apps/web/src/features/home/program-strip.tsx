import { paths } from "@app/contract/paths";
import { Link } from "../../navigation/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import homeStyles from "./home.module.css";
import styles from "./home-parts.module.css";

type Trail = { line: string; stops: readonly (readonly [x: number, y: number])[] };

type Path = { name: string; words: string; trail: Trail };

/** What programs are about; each has its own way through. */
const pathsToTake: readonly Path[] = [
  {
    name: "Worry",
    words: "Give worry a time and a place, so that it can leave the others.",
    trail: {
      line: "M8 78C30 20 66 20 84 56s50 40 70 6 28-40 38-40",
      stops: [
        [8, 78],
        [28, 42],
        [62, 32],
        [92, 70],
        [132, 80],
        [160, 48],
        [192, 22],
      ],
    },
  },
  {
    name: "Sleep",
    words: "For evenings that will not end when the day does.",
    trail: {
      line: "M8 20C60 20 50 52 96 52s48 30 96 30",
      stops: [
        [8, 20],
        [56, 35],
        [98, 52],
        [142, 68],
        [192, 82],
      ],
    },
  },
  {
    name: "Low mood",
    words: "One small thing a day, chosen by you, until the days move again.",
    trail: {
      line: "M8 50C60 10 90 90 192 50",
      stops: [
        [8, 50],
        [98, 53],
        [192, 50],
      ],
    },
  },
  {
    name: "The inner critic",
    words: "Notice the voice that keeps score. Try another one.",
    trail: {
      line: "M8 86h46V62h46V38h46V16h46",
      stops: [
        [8, 86],
        [54, 74],
        [100, 50],
        [146, 27],
        [192, 16],
      ],
    },
  },
];

const TrailDrawing = ({ line, stops }: Trail) => (
  <svg
    className={styles["trail"]}
    viewBox="0 0 200 100"
    preserveAspectRatio="xMinYMid meet"
    aria-hidden="true"
    focusable="false"
  >
    <path d={line} />
    {stops.map(([x, y], index) =>
      index === stops.length - 1 ? (
        <circle key={x} className={styles["trail-end"]} cx={x} cy={y} r="7" />
      ) : (
        <circle key={x} cx={x} cy={y} r="5" />
      ),
    )}
  </svg>
);

export const ProgramStrip = () => (
  <section
    className={`${homeStyles["band"]} ${homeStyles["band-close"]}`}
    aria-labelledby="programs"
  >
    <div className="column">
      <div className={styles["strip-head"]}>
        <h2 id="programs">A path, when you want one.</h2>
        <Link className="onward" to={paths.programs}>
          All programs <Icon name="forward" size={20} />
        </Link>
      </div>
      <ul className={styles["strip"]}>
        {pathsToTake.map(({ name, words, trail }) => (
          <li key={name}>
            <Link className={styles["strip-path"]} to={paths.programs}>
              <TrailDrawing {...trail} />
              <h3>{name}</h3>
              <p>{words}</p>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
