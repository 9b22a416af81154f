import type { PhraseCheck } from "@app/vault/keys/phrase";
import { VaultError } from "@app/vault/vault-error";
import { type SubmitEvent, useState } from "react";
import { api } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { ownVault } from "../../vault/own-vault.ts";
import { useAttempt } from "../../vault/use-attempt.ts";
import type { Evidence } from "../../vault/vault-store.ts";
import { type ChosenPassphrase, NewPassphrase } from "./new-passphrase.tsx";
import { PhraseField } from "./phrase-field.tsx";
import styles from "./seed.module.css";
import { SeedPart } from "./seed-part.tsx";

/** The newest saved conversation: it proves the words where the lock itself came damaged. */
const findEvidence = async (): Promise<Evidence | undefined> => {
  const { conversations } = await api.vault.listConversations({ limit: 1 });
  const [newest] = conversations;
  if (!newest) return undefined;
  const { encryptedData, iv, salt } = await api.vault.readConversation({ id: newest.id });
  return { kind: "conversation", recordId: newest.id, record: { encryptedData, iv, salt } };
};

const isDamaged = (error: unknown): boolean =>
  error instanceof VaultError && error.code === "damaged";

export const RecoverPart = () => {
  const [check, setCheck] = useState<PhraseCheck | null>(null);
  const [chosen, setChosen] = useState<ChosenPassphrase | null>(null);
  const [done, setDone] = useState(false);
  const { busy, problem, run } = useAttempt();

  const recover = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!check?.sound || !chosen) return;
    const given = { phrase: check.phrase, ...chosen };
    void run(async () => {
      try {
        await ownVault.recover(given);
      } catch (error) {
        const evidence = isDamaged(error) ? await findEvidence() : undefined;
        if (!evidence) throw error;
        await ownVault.recover({ ...given, evidence });
      }
      setDone(true);
    });
  };

  return (
    <SeedPart
      id="recover"
      title="I forgot the passphrase"
      line="The twelve words open the vault, and you choose a new one"
    >
      {done ? (
        <p role="status">
          Your vault is open, with the new passphrase. Everything in it is as it was. The old
          passphrase opens nothing any more.
        </p>
      ) : (
        <form onSubmit={recover}>
          <PhraseField onCheck={setCheck} />
          {check?.sound && <NewPassphrase label="A new passphrase" onChosen={setChosen} />}
          <p className="trouble" role="alert">
            {problem}
          </p>
          <div className={`button-row ${styles["seed-next"]}`}>
            <Button type="submit" aria-busy={busy} disabled={!check?.sound || !chosen}>
              {busy ? "Opening the vault" : "Open with the words"}
            </Button>
          </div>
        </form>
      )}
    </SeedPart>
  );
};
