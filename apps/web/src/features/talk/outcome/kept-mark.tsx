import { Icon } from "../../../ui/icon.tsx";
import styles from "./outcome.module.css";

export const KeptMark = () => (
  <span className={styles["kept-mark"]}>
    <Icon name="check" size={18} />
    Kept
  </span>
);
