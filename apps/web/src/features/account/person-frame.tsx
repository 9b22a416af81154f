import type { Page } from "@app/content/page";
import type { ReactNode } from "react";
import { sentenceOf } from "../../errors/problem.ts";
import { DidNotCome } from "../../ui/did-not-come.tsx";
import { LeafHead } from "../../ui/leaf-head.tsx";
import type { PersonHere } from "./person-here.ts";
import "../../ui/card.css";
import styles from "./account.module.css";

type Known = Exclude<PersonHere, { kind: "unknown" | "unreachable" }>;

type PersonFrameProps = {
  page: Page;
  person: PersonHere;
  onAskAgain: () => void;
  children: (person: Known) => ReactNode;
};

/** A page about oneself: its words at once, the rest when it is known who is here. */
export const PersonFrame = ({ page, person, onAskAgain, children }: PersonFrameProps) => (
  <div className={`column leaf ${styles["account"]}`}>
    <LeafHead heading={page.heading} lead={page.lead} />
    {person.kind === "unknown" ? (
      <p className="looking" role="status">
        Looking who is here
      </p>
    ) : person.kind === "unreachable" ? (
      <DidNotCome
        text={`${sentenceOf(person.problem)} Nothing was changed or lost.`}
        onAgain={onAskAgain}
      />
    ) : (
      children(person)
    )}
  </div>
);
