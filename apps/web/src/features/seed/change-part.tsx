import { type SubmitEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { SecretField } from "../../ui/secret-field.tsx";
import { ownVault } from "../../vault/own-vault.ts";
import { useAttempt } from "../../vault/use-attempt.ts";
import { type ChosenPassphrase, NewPassphrase } from "./new-passphrase.tsx";
import styles from "./seed.module.css";
import { SeedPart } from "./seed-part.tsx";

export const ChangePart = () => {
  const [passphrase, setPassphrase] = useState("");
  const [chosen, setChosen] = useState<ChosenPassphrase | null>(null);
  const [done, setDone] = useState(false);
  const { busy, problem, run } = useAttempt();

  const change = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!chosen || passphrase.trim() === "") return;
    void run(async () => {
      await ownVault.changePassphrase({
        passphrase,
        newPassphrase: chosen.passphrase,
        hint: chosen.hint,
      });
      setPassphrase("");
      setDone(true);
    });
  };

  return (
    <SeedPart
      id="change"
      title="Change the passphrase"
      line="The twelve words stay the same, and nothing is locked anew"
    >
      {done ? (
        <p role="status">
          The passphrase is changed. The old one opens nothing any more, on no device.
        </p>
      ) : (
        <form onSubmit={change}>
          <SecretField
            label="The passphrase now"
            value={passphrase}
            onValue={setPassphrase}
            problem={problem}
          />
          <NewPassphrase label="A new passphrase" onChosen={setChosen} />
          <div className={`button-row ${styles["seed-next"]}`}>
            <Button
              type="submit"
              kind="soft"
              aria-busy={busy}
              disabled={!chosen || passphrase.trim() === ""}
            >
              {busy ? "Changing it" : "Change it"}
            </Button>
          </div>
        </form>
      )}
    </SeedPart>
  );
};
