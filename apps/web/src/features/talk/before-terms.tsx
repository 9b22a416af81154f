import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import { useEffect, useState } from "react";
import { leaveTermsForLater } from "../../first-visit/terms.ts";
import { TermsDialog } from "../../first-visit/terms-dialog.tsx";
import { Link } from "../../navigation/link.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { FailureCard } from "../../ui/failure-card.tsx";
import { mainId } from "../../ui/skip-link.tsx";
import styles from "./talk.module.css";
import { TalkHeader } from "./talk-header.tsx";
import { TalkOpening } from "./talk-opening.tsx";

const NotYet = ({ onAskAgain }: { onAskAgain: () => void }) => (
  <div className={styles["room"]}>
    <TalkHeader companion="idle" onEnd={null} />
    <main className={styles["thread"]} id={mainId} tabIndex={-1} aria-label="Conversation">
      <h1 className="visually-hidden">Conversation with {brand.companion}</h1>
      <FailureCard
        title="Talking needs your yes first"
        text="Everything else stays open to you, and what you typed is still here."
        acts={
          <>
            <Button onClick={onAskAgain}>Ask me again</Button>
            <Link className={buttonClass("soft")} to={paths.home}>
              Go on reading
            </Link>
            <Link className={buttonClass("bare")} to={paths.crisis}>
              Crisis numbers
            </Link>
          </>
        }
      />
    </main>
  </div>
);

/** The room of somebody who has not accepted the terms: nothing begins before they have. */
export const BeforeTerms = () => {
  const [asks, setAsks] = useState<"soon" | "now" | "notYet">("soon");
  // The prerendered room cannot know what this browser has accepted; only a page that runs asks.
  useEffect(() => setAsks("now"), []);

  const later = () => {
    leaveTermsForLater();
    setAsks("notYet");
  };

  return (
    <>
      {asks === "notYet" ? <NotYet onAskAgain={() => setAsks("now")} /> : <TalkOpening />}
      <TermsDialog open={asks === "now"} onLater={later} />
    </>
  );
};
