import { paths } from "@app/contract/paths";
import type { ReactNode } from "react";
import { Link } from "../../navigation/link.tsx";
import { LeaveLink } from "../../quick-exit/leave-link.tsx";
import { setDark } from "../../theme/theme.ts";
import { nextThemeName } from "../../theme/theme-names.ts";
import { useDark } from "../../theme/use-dark.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { mainId } from "../../ui/skip-link.tsx";
import styles from "./exercises.module.css";

/** Where the stars stand, and how large each is, in a sky of 1360 by 630. */
const stars = [
  [1170, 182, 0.9],
  [1137, 59, 1],
  [977, 306, 1],
  [970, 64, 1.2],
  [1170, 256, 1.3],
  [1053, 398, 0.9],
  [1355, 125, 1.4],
  [1067, 131, 0.9],
  [844, 183, 1.3],
  [1266, 200, 0.9],
] as const;

type ExerciseFrameProps = {
  title: string;
  /** What stands in the sky. */
  picture: ReactNode;
  children: ReactNode;
};

/** One thing to do under a sky: what every exercise has around it. */
export const ExerciseFrame = ({ title, picture, children }: ExerciseFrameProps) => {
  const dark = useDark();
  return (
    <div className={styles["exercise"]}>
      <svg
        className={styles["exercise-stars"]}
        viewBox="0 0 1360 630"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
        focusable="false"
      >
        {stars.map(([x, y, size]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={size} />
        ))}
      </svg>
      <div className={styles["exercise-above"]}>
        <header className={styles["exercise-top"]}>
          <Link className="icon-button" to={paths.home} aria-label="Home">
            <Icon name="home" size={20} />
          </Link>
          <div className={styles["exercise-title"]}>
            <h1>{title}</h1>
            <p>
              Works without a connection. <Link to={paths.healthData}>Health data</Link>
            </p>
          </div>
          <div className={styles["exercise-acts"]}>
            <IconButton
              icon="light"
              iconSize={20}
              label={nextThemeName(dark)}
              onClick={() => setDark(!dark)}
            />
            <LeaveLink short />
          </div>
        </header>
        <div className={styles["exercise-sky"]}>
          {picture}
          <div className={styles["exercise-hill"]} data-hill />
        </div>
      </div>
      <main id={mainId} tabIndex={-1} className={styles["exercise-main"]}>
        {children}
      </main>
    </div>
  );
};
