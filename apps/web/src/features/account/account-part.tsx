import type { ReactNode } from "react";
import "./account-part.css";

type AccountPartProps = { id: string; title: string; children: ReactNode };

export const AccountPart = ({ id, title, children }: AccountPartProps) => (
  <section className="card account-part" aria-labelledby={id}>
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
  <div className="fact">
    <dt>{name}</dt>
    <dd>
      <span className="fact-value">{children}</span>
      {acts && <span className="fact-acts">{acts}</span>}
    </dd>
  </div>
);
