import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./seed.module.css";

/** For a password manager. The clipboard is open to other programs, and the button says so once it is used. */
export const CopyWords = ({ phrase }: { phrase: string }) => {
  const [said, setSaid] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(phrase).then(
      () => setSaid("Copied. Other programs can read it until you copy something else."),
      () => setSaid("The browser did not copy it. Write the words down."),
    );
  return (
    <>
      <Button kind="soft" onClick={copy}>
        <Icon name="copy" size={18} />
        Copy
      </Button>
      <p className={styles["seed-said"]} role="status">
        {said}
      </p>
    </>
  );
};
