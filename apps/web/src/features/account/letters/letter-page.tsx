import type { Page } from "@app/content/page";
import type { ReactNode } from "react";
import { sentenceOf } from "../../../errors/problem.ts";
import { DidNotCome } from "../../../ui/did-not-come.tsx";
import { LeafHead } from "../../../ui/leaf-head.tsx";
import styles from "../account.module.css";
import type { Verifying } from "./use-verify.ts";

type LetterPageProps = {
  page: Page;
  verifying: Verifying;
  onAskAgain: () => void;
  children: ReactNode;
};

/** A page that a letter leads to: what became of its link. */
export const LetterPage = ({ page, verifying, onAskAgain, children }: LetterPageProps) => (
  <div className={`column leaf ${styles["account"]}`}>
    <LeafHead heading={page.heading} lead={page.lead} />
    {verifying.status === "looking" ? (
      <p className="looking" role="status">
        Looking at your link
      </p>
    ) : verifying.status === "unreachable" ? (
      <DidNotCome
        text={`${sentenceOf(verifying.problem)} The link is still good.`}
        onAgain={onAskAgain}
      />
    ) : (
      children
    )}
  </div>
);
