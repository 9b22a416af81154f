import { brand } from "@app/contract/brand";
import { Zoki } from "../ui/zoki.tsx";
import styles from "./splash.module.css";

/** The welcome. before-paint.js shows it once, and its style sheet tells the time; it says nothing the page does not. */
export const Splash = () => (
  <div className={styles["splash"]} data-splash>
    <div className={styles["splash-hill"]} data-splash-part="hill" />
    <div className={styles["splash-in"]}>
      <div className={styles["splash-logo"]} data-splash-part="logo">
        <Zoki size={190} />
      </div>
      <div className={styles["splash-words"]} data-splash-part="words">
        <p className={styles["splash-cap"]}>Welcome to</p>
        <p className={styles["splash-name"]}>{brand.name}</p>
        <p className={styles["splash-tag"]}>{brand.tagline}</p>
      </div>
    </div>
    <p className={styles["splash-skip"]}>Press any key, or touch the screen, to go on</p>
  </div>
);
