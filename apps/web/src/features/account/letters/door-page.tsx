import type { Page } from "@app/content/page";
import type { ReactNode } from "react";
import { Horizon } from "../../../ui/horizon.tsx";
import { Zoki } from "../../../ui/zoki.tsx";
import "../../../ui/card.css";
import styles from "../door/sign-in.module.css";

type DoorPageProps = { page: Page; title: string; children: ReactNode };

/** One thing to do at the door, and the words for it beside. */
export const DoorPage = ({ page, title, children }: DoorPageProps) => (
  <Horizon light="left" labelledBy="come-in" companion={<Zoki state="idle" size={224} />}>
    <div className={`column ${styles["come-in"]}`}>
      <h1 id="come-in">{page.heading}</h1>
      <div className={styles["come-in-words"]}>
        <p className={`lead ${styles["come-in-lead"]}`}>{page.lead}</p>
      </div>
      <div className={`${styles["come-in-card"]} card`}>
        <h2>{title}</h2>
        {children}
      </div>
    </div>
  </Horizon>
);
