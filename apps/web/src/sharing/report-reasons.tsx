import { type ReportReason, reportReasons } from "@app/contract/kindness-words";
import styles from "./report-reasons.module.css";

const reasonWords: Readonly<Record<ReportReason, string>> = {
  unkind: "It is unkind to somebody",
  personal: "It says who somebody is, or how to find them",
  sexual: "It is sexual",
  selling: "It sells or advertises something",
  danger: "I am worried about whoever wrote it",
  other: "Something else",
};

type ReportReasonsProps = { reason: ReportReason; onReason: (reason: ReportReason) => void };

/** Why a person should look at what everybody reads, the same for thoughts and prompts. */
export const ReportReasons = ({ reason, onReason }: ReportReasonsProps) => (
  <fieldset className={styles["report-reasons"]}>
    <legend>Why should somebody look?</legend>
    {reportReasons.map((each) => (
      <label key={each}>
        <input
          type="radio"
          name="reason"
          checked={reason === each}
          onChange={() => onReason(each)}
        />
        {reasonWords[each]}
      </label>
    ))}
  </fieldset>
);
