import styles from "../account-part.module.css";

/** What came of the last thing done in a row: said once it is done, or why it was not. */
export const RowResult = ({ said, trouble }: { said: string; trouble: string | null }) => (
  <>
    <span className={styles["account-said"]} role="status">
      {said}
    </span>
    <span className="trouble" role="alert">
      {trouble}
    </span>
  </>
);
