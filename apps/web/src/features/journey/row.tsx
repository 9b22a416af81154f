import { paths } from "@app/contract/paths";
import type { ReactNode } from "react";
import { showDay } from "../../dates/show-day.ts";
import { Link } from "../../navigation/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./journey.module.css";

type RowProps = {
  at: string;
  title: string;
  standing: ReactNode;
  /** Kept in the vault, which is locked or open; told by the drawing too, not by colour alone. */
  kept?: "locked" | "open" | null;
  /** Where it leads; nowhere when its words are gone. */
  to: string | null;
};

export const savedAddress = (id: string): string =>
  `${paths.journey}?saved=${encodeURIComponent(id)}`;

/** One conversation in a list: its day, its name, and how it stands. */
export const Row = ({ at, title, standing, kept = null, to }: RowProps) => {
  const words = (
    <>
      <time dateTime={at}>{showDay(at)}</time>
      <b>{title}</b>
      <span
        className={kept ? `${styles["standing"]} ${styles["standing-kept"]}` : styles["standing"]}
      >
        <Icon name={kept === "locked" ? "lock" : kept === "open" ? "key" : "clock"} size={18} />
        {standing}
      </span>
      {to && (
        <span className={styles["row-on"]}>
          <Icon name="forward" size={20} />
        </span>
      )}
    </>
  );
  return (
    <li>
      {to ? (
        <Link className={styles["conversation"]} to={to} data-conversation>
          {words}
        </Link>
      ) : (
        <div className={styles["conversation"]}>{words}</div>
      )}
    </li>
  );
};
