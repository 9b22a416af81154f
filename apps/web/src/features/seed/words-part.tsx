import { type SubmitEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { SecretField } from "../../ui/secret-field.tsx";
import { ownVault } from "../../vault/own-vault.ts";
import { useAttempt } from "../../vault/use-attempt.ts";
import styles from "./seed.module.css";
import { SeedPart } from "./seed-part.tsx";
import { TwelveWords } from "./twelve-words.tsx";

/** For somebody who lost the paper and still has the passphrase. */
export const WordsPart = () => {
  const [passphrase, setPassphrase] = useState("");
  const [phrase, setPhrase] = useState("");
  const { busy, problem, run } = useAttempt();

  const reveal = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (passphrase.trim() === "") return;
    void run(async () => {
      setPhrase(await ownVault.reveal(passphrase));
      setPassphrase("");
    });
  };

  return (
    <SeedPart
      id="words"
      title="See the twelve words"
      line="To write them down again, or print a recovery sheet"
    >
      {phrase ? (
        <TwelveWords phrase={phrase}>
          <Button kind="bare" onClick={() => setPhrase("")}>
            Hide them
          </Button>
        </TwelveWords>
      ) : (
        <form onSubmit={reveal}>
          <SecretField
            label="Passphrase, to see the words"
            value={passphrase}
            onValue={setPassphrase}
            problem={problem}
          />
          <div className={`button-row ${styles["seed-next"]}`}>
            <Button type="submit" kind="soft" aria-busy={busy}>
              {busy ? "Opening" : "Show the words"}
            </Button>
          </div>
        </form>
      )}
    </SeedPart>
  );
};
