import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import accountPartStyles from "../account-part.module.css";
import styles from "./second-step.module.css";

type SpareCodesProps = { codes: readonly string[]; onKept: () => void };

/** Shown once: the server keeps them sealed, and shows them to nobody again. */
export const SpareCodes = ({ codes, onKept }: SpareCodesProps) => {
  const [copied, setCopied] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(codes.join("\n")).then(
      () => setCopied("Copied."),
      () => setCopied("This browser did not let us copy. Write them down instead."),
    );
  return (
    <section className={styles["spare-codes"]} aria-labelledby="spare-codes">
      <h3 id="spare-codes">Your spare codes</h3>
      <p>
        For the day the app is not at hand. Each works once. They are shown now and not again: write
        them down, or keep them where you keep such things.
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className={`button-row ${styles["spare-codes-acts"]}`}>
        <Button kind="soft" onClick={onKept}>
          I have them
        </Button>
        <Button kind="bare" onClick={copy}>
          Copy
        </Button>
      </p>
      <p className={accountPartStyles["account-said"]} role="status">
        {copied}
      </p>
    </section>
  );
};
