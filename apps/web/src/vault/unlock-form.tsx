import { paths } from "@app/contract/paths";
import { type SubmitEvent, useId, useState } from "react";
import { Link } from "../navigation/link.tsx";
import { useStore } from "../state/use-store.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { SecretField } from "../ui/secret-field.tsx";
import { ownVault } from "./own-vault.ts";
import styles from "./unlock-form.module.css";
import { useAttempt } from "./use-attempt.ts";

const lockedWords = {
  asked: "Your vault is locked.",
  idle: "Your vault locked itself, because nothing happened here for a while.",
  "sign-out": "Your vault was locked with the sign-out.",
  "other-tab": "Your vault was locked in another tab.",
} as const;

type UnlockFormProps = {
  /** One thing on a page is the one to press. */
  quiet?: boolean;
  onOpen?: () => void;
};

/** Opens the vault where it is needed, on whichever page. */
export const UnlockForm = ({ quiet = false, onOpen }: UnlockFormProps) => {
  const id = useId();
  const { wrap, lockedBy } = useStore(ownVault);
  const [passphrase, setPassphrase] = useState("");
  const { busy, problem, run } = useAttempt();

  const unlock = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (passphrase.trim() === "") return;
    void run(async () => {
      await ownVault.unlock(passphrase);
      setPassphrase("");
      onOpen?.();
    });
  };

  return (
    <form className={styles["unlock"]} onSubmit={unlock} aria-labelledby={`${id}-words`}>
      <p className={styles["unlock-words"]} id={`${id}-words`}>
        <Icon name="lock" size={20} />
        {lockedWords[lockedBy ?? "asked"]}
      </p>
      <SecretField
        label="Passphrase"
        value={passphrase}
        onValue={setPassphrase}
        problem={problem}
      />
      {wrap?.passphraseHint && (
        <p className={styles["unlock-hint"]}>
          Your hint: <q>{wrap.passphraseHint}</q>
        </p>
      )}
      <div className={`button-row ${styles["unlock-acts"]}`}>
        <Button type="submit" kind={quiet ? "soft" : "ember"} aria-busy={busy}>
          {busy ? "Unlocking" : "Unlock"}
        </Button>
        <Link className="button button-bare" to={`${paths.seed}?recover`}>
          Use the twelve words
        </Link>
      </div>
    </form>
  );
};
