import type { ReactNode } from "react";
import "./card.css";

type LeafHeadProps = {
  heading: string;
  lead: string;
  /** What can be done from here, beside the words. */
  children?: ReactNode;
};

/** How a page that is no article begins. */
export const LeafHead = ({ heading, lead, children }: LeafHeadProps) => (
  <header className="leaf-head">
    <div>
      <h1>{heading}</h1>
      <p>{lead}</p>
    </div>
    {children}
  </header>
);
