import { sentenceOf } from "../../errors/problem.ts";
import type { Saving } from "./own-settings.ts";
import styles from "./settings.module.css";

/** Beside a setting: that it is being saved, that it is, or why it is not. */
export const SavedMark = ({ saving }: { saving: Saving | undefined }) => (
  <>
    <span className={styles["saved-mark"]} role="status">
      {saving?.status === "saving" && "Saving"}
      {saving?.status === "saved" && "Saved"}
    </span>
    <span className={styles["saved-trouble"]} role="alert">
      {saving?.status === "failed" &&
        `${sentenceOf(saving.problem)} It is as it was before. You can try again.`}
    </span>
  </>
);
