import { Zoki, type ZokiState } from "../../ui/zoki.tsx";
import styles from "./message.module.css";

const speakingLevel = 0.45;

/** Beside the newest words on wide screens; phones have the companion in the header. */
export const Presence = ({ state }: { state: ZokiState }) => (
  <span className={styles["presence"]}>
    <Zoki state={state} level={state === "speaking" ? speakingLevel : 0} size={84} />
  </span>
);
