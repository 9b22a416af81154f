import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CopyWords } from "./copy-words.tsx";
import { RecoverySheet } from "./recovery-sheet.tsx";
import seedStyles from "./seed.module.css";
import styles from "./twelve-words.module.css";

type TwelveWordsProps = {
  phrase: string;
  children?: ReactNode;
};

/** The words, numbered as on paper, with what helps to get them there. */
export const TwelveWords = ({ phrase, children }: TwelveWordsProps) => (
  <>
    <ol className={styles["twelve"]}>
      {phrase.split(" ").map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, its place does not
        <li key={index}>
          <span className={styles["twelve-place"]}>{index + 1}</span>
          {word}
        </li>
      ))}
    </ol>
    <p className={seedStyles["seed-note"]}>
      A screenshot can end up in a photo backup that others can open. Paper in a drawer is safer.
    </p>
    <div className={`button-row ${styles["twelve-acts"]}`}>
      <Button kind="soft" onClick={() => window.print()}>
        Print
      </Button>
      <CopyWords phrase={phrase} />
      {children}
    </div>
    <RecoverySheet phrase={phrase} />
  </>
);

export const HideButton = ({ hidden, onHide }: { hidden: boolean; onHide: () => void }) => (
  <Button kind="quiet" onClick={onHide}>
    <Icon name="lock" size={18} />
    {hidden ? "Show them" : "Hide them"}
  </Button>
);
