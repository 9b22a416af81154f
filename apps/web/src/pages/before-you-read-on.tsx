import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import { Link } from "../navigation/link.tsx";
import styles from "./before-you-read-on.module.css";

/** What stands under a heading that people may take for a promise of treatment. */
export const BeforeYouReadOn = () => (
  <aside className={styles["plain-words"]} aria-labelledby="before">
    <h2 id="before">Before you read on</h2>
    <p>
      {brand.name} is not therapy and {brand.companion} is not a therapist. It is an AI companion
      for thinking out loud. If you need care, a doctor or a licensed therapist is the right place.{" "}
      <Link to={paths.crisis}>In crisis, start here.</Link>
    </p>
  </aside>
);
