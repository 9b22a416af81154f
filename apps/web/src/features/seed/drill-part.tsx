import { askPositions, type WordCheck } from "@app/vault/keys/drill";
import type { PhraseCheck } from "@app/vault/keys/phrase";
import { type SubmitEvent, useState } from "react";
import { sayDay } from "../../dates/show-day.ts";
import { Button } from "../../ui/button.tsx";
import { SecretField } from "../../ui/secret-field.tsx";
import { ownVault } from "../../vault/own-vault.ts";
import { useAttempt } from "../../vault/use-attempt.ts";
import askedWordsStyles from "./asked-words.module.css";
import { AskedWord } from "./asked-words.tsx";
import { PhraseField } from "./phrase-field.tsx";
import styles from "./seed.module.css";
import { SeedPart } from "./seed-part.tsx";

type WayProps = { onProved: () => void };

const ByThreeWords = ({ onProved }: WayProps) => {
  const [positions] = useState(askPositions);
  const [typed, setTyped] = useState<Record<number, string>>({});
  const [passphrase, setPassphrase] = useState("");
  const [checks, setChecks] = useState<readonly WordCheck[]>([]);
  const { busy, problem, run } = useAttempt();

  const prove = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(async () => {
      const answers = positions.map((position) => ({ position, word: typed[position] ?? "" }));
      const words = await ownVault.proveWords(passphrase, answers);
      setChecks(words);
      if (words.every(({ right }) => right)) onProved();
    });
  };

  return (
    <form onSubmit={prove}>
      <div className={`${askedWordsStyles["asked"]} ${styles["seed-asked"]}`}>
        {positions.map((position) => (
          <AskedWord
            key={position}
            position={position}
            value={typed[position] ?? ""}
            onValue={(word) => {
              setTyped({ ...typed, [position]: word });
              setChecks(checks.filter((check) => check.position !== position));
            }}
            check={checks.find((check) => check.position === position)}
          />
        ))}
      </div>
      <SecretField
        label="Your passphrase"
        value={passphrase}
        onValue={setPassphrase}
        problem={problem}
      />
      <div className={`button-row ${styles["seed-next"]}`}>
        <Button type="submit" kind="soft" aria-busy={busy}>
          {busy ? "Checking" : "Check the three words"}
        </Button>
      </div>
    </form>
  );
};

const ByAllWords = ({ onProved }: WayProps) => {
  const [check, setCheck] = useState<PhraseCheck | null>(null);
  const { busy, problem, setProblem, run } = useAttempt();

  const prove = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!check?.sound) return;
    void run(async () => {
      if (await ownVault.provePhrase(check.phrase)) onProved();
      else setProblem("These are twelve sound words, but of another vault. Nothing was changed.");
    });
  };

  return (
    <form onSubmit={prove}>
      <PhraseField onCheck={setCheck} />
      <p className="trouble" role="alert">
        {problem}
      </p>
      <div className={`button-row ${styles["seed-next"]}`}>
        <Button type="submit" kind="soft" aria-busy={busy} disabled={!check?.sound}>
          {busy ? "Checking" : "Check all twelve"}
        </Button>
      </div>
    </form>
  );
};

/** A proof, any time, that the paper would bring the vault back. Nothing leaves but the date. */
export const DrillPart = ({ lastDrillAt }: { lastDrillAt: string | null }) => {
  const [way, setWay] = useState<"three" | "all">("three");
  const [proved, setProved] = useState(false);
  const last = lastDrillAt ? `Last proved on ${sayDay(lastDrillAt)}` : "Not proved yet";

  return (
    <SeedPart id="drill" title="Could I recover?" line={last}>
      <p className={styles["seed-words"]}>
        Fetch your paper and see. The words are checked on this device; only the day of the proof is
        noted.
      </p>
      {proved ? (
        <p className={styles["seed-proved"]} role="status">
          That is it. If you ever forget the passphrase, these words will open your vault.
        </p>
      ) : (
        <>
          {way === "three" ? (
            <ByThreeWords onProved={() => setProved(true)} />
          ) : (
            <ByAllWords onProved={() => setProved(true)} />
          )}
          <Button
            kind="quiet"
            className={styles["seed-other-way"]}
            onClick={() => setWay(way === "three" ? "all" : "three")}
          >
            {way === "three" ? "Type all twelve, without the passphrase" : "Be asked for three"}
          </Button>
        </>
      )}
    </SeedPart>
  );
};
