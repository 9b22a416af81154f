import type { Role } from "@app/contract/entitlements";
import { creditsShown } from "./credits-words.ts";
import styles from "./voice.module.css";
import type { CreditsLeft } from "./voice-state.ts";

/** How much is left, quietly: a ring that empties, and a number. */
export const CreditRing = ({ credits, role }: { credits: CreditsLeft; role: Role }) => {
  const { number, share, label } = creditsShown(credits, role, new Date());
  return (
    <span className={styles["credit"]} role="img" aria-label={label} title={label}>
      <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true" focusable="false">
        <circle cx="13" cy="13" r="10.5" />
        <circle
          className={styles["credit-left"]}
          cx="13"
          cy="13"
          r="10.5"
          pathLength="100"
          strokeDasharray={`${share * 100} 100`}
          transform="rotate(-90 13 13)"
        />
      </svg>
      <span aria-hidden="true">
        {number}
        <span className={styles["credit-word"]}> credits left</span>
      </span>
    </span>
  );
};
