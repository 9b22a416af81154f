import type { ReactNode } from "react";
import accountStyles from "./account.module.css";
import styles from "./account-part.module.css";

type AccountPartProps = { id: string; title: string; children: ReactNode };

export const AccountPart = ({ id, title, children }: AccountPartProps) => (
  <section className={`card ${accountStyles["account-card"]}`} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

type FactProps = {
  name: string;
  children: ReactNode;
  /** What can be done about it. */
  acts?: ReactNode;
};

/** One line of what is known, with what can be done about it. */
export const Fact = ({ name, children, acts }: FactProps) => (
  <div className={styles["fact"]}>
    <dt>{name}</dt>
    <dd>
      <span className={styles["fact-value"]}>{children}</span>
      {acts && <span className={styles["fact-acts"]}>{acts}</span>}
    </dd>
  </div>
);
