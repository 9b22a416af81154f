import styles from "./trap-field.module.css";

/** Out of sight, out of the way of the keyboard and silent for those who listen: only a machine fills it in. */
export const TrapField = () => (
  <div className={styles["trap-field"]} aria-hidden="true">
    <label>
      Website
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
