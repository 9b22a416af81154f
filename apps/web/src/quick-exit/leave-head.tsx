import type { Page } from "@app/content/page";
import styles from "./leave-head.module.css";
import { LeaveLink, leaveWords } from "./leave-link.tsx";

type LeaveHeadProps = {
  page: Pick<Page, "heading" | "lead">;
  /** What is left, where the link has room to say it. */
  more?: string;
};

/** How a page begins that somebody may have to leave at once. */
export const LeaveHead = ({ page, more = "" }: LeaveHeadProps) => (
  <header className={styles["leave-head"]} data-way-out>
    <h1>{page.heading}</h1>
    <p className={`lead ${styles["leave-lead"]}`}>{page.lead}</p>
    <LeaveLink more={more} className={styles["leave"]} />
    <p className={styles["leave-words"]}>{leaveWords}</p>
  </header>
);
