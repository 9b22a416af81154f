import type { Archive } from "@app/vault/export/archive";
import type { ExportProblem } from "@app/vault/export/read-export";
import { type ChangeEvent, type SubmitEvent, useState } from "react";
import { api } from "../../api.ts";
import { useStore } from "../../state/use-store.ts";
import { Button } from "../../ui/button.tsx";
import { SecretField } from "../../ui/secret-field.tsx";
import { ownVault } from "../../vault/own-vault.ts";
import { useAttempt } from "../../vault/use-attempt.ts";
import { unzipExport } from "./archive/archive-client.ts";
import { type BroughtBack, bringBack, listsIn } from "./archive/bring-back.ts";
import { bringIn, planFor, secretOf } from "./archive/bring-in.ts";
import { type ChosenPassphrase, NewPassphrase } from "./new-passphrase.tsx";
import styles from "./seed.module.css";
import { SeedPart } from "./seed-part.tsx";

const problems: Readonly<Record<ExportProblem, string>> = {
  "not-an-export": "This file is no export of ours. Pick the zip as it was made.",
  "unsupported-version": "A newer version made this file. Load this page again, then try it.",
  "too-large": "This file holds more than anybody can have saved, so it was not opened.",
};

const countWords = (count: number): string => (count === 1 ? "One thing" : `${count} things`);

const resultWords = ({ added, skipped, failed }: BroughtBack): string =>
  [
    added > 0 || failed > 0 ? `${countWords(added)} brought in.` : "Nothing was missing here.",
    skipped > 0 && `${countWords(skipped)} ${skipped === 1 ? "was" : "were"} here already.`,
    failed > 0 && `${countWords(failed)} came damaged and stayed out.`,
  ]
    .filter(Boolean)
    .join(" ");

const nothing: BroughtBack = { added: 0, skipped: 0, failed: 0 };

const sum = (one: BroughtBack, other: BroughtBack): BroughtBack => ({
  added: one.added + other.added,
  skipped: one.skipped + other.skipped,
  failed: one.failed + other.failed,
});

type Picked = { archive: Archive; account: Record<string, unknown> };

const countIn = ({ archive, account }: Picked): number =>
  archive.records.length + Object.values(listsIn(account)).flat().length;

/** The export's words become this account's: its records open with the same paper as before. */
const adopt = async (
  archive: Archive,
  secret: { phrase: string } | { passphrase: string },
  chosen: ChosenPassphrase | null,
): Promise<void> => {
  if (!archive.vault) return;
  const { passphraseHint, ...wrapped } = archive.vault;
  if ("phrase" in secret) {
    if (chosen) await ownVault.create({ phrase: secret.phrase, ...chosen });
    return;
  }
  const { passphrase } = secret;
  const { phrase } = await ownVault.call("revealPhrase", {
    uid: archive.uid,
    wrapped,
    passphrase,
  });
  await ownVault.create({ phrase, passphrase, hint: passphraseHint ?? "" });
};

export const ImportPart = () => {
  const { status } = useStore(ownVault);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [missing, setMissing] = useState(0);
  const [typed, setTyped] = useState("");
  const [byPhrase, setByPhrase] = useState(false);
  const [chosen, setChosen] = useState<ChosenPassphrase | null>(null);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [result, setResult] = useState<BroughtBack | null>(null);
  const { busy, problem, setProblem, run } = useAttempt();
  const adopting = status === "none";
  const isLocked = picked !== null && picked.archive.vault !== null;

  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Picked twice, the same file would else be no change at all.
    event.target.value = "";
    setPicked(null);
    setResult(null);
    if (!file) return;
    void run(async () => {
      const read = await unzipExport(file);
      if (!read.read) return setProblem(problems[read.problem]);
      // Whoever had no vault has an export without a lock, and nothing locked in it.
      if (!read.archive.vault && read.archive.records.length > 0)
        return setProblem("The lock is missing from this file, so nobody can open what is in it.");
      setPicked(read);
      setMissing(read.missingCount);
    });
  };

  const begin = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!picked || (isLocked && typed.trim() === "")) return;
    const { archive, account } = picked;
    void run(async () => {
      const settings = { calls: api, vault: ownVault, onProgress: setProgress };
      const secret = isLocked ? await secretOf(ownVault, typed) : null;
      if (secret && adopting) {
        // Twelve words alone leave no passphrase for every day, so one is chosen first.
        if ("phrase" in secret && !chosen) return setByPhrase(true);
        await adopt(archive, secret, chosen);
      }
      const { plan, checkInsInVault } = await planFor(archive, settings);
      const fromVault = secret ? await bringIn(archive, plan, secret, settings) : nothing;
      setResult(sum(fromVault, await bringBack(account, api, checkInsInVault)));
      setTyped("");
      setPicked(null);
    });
  };

  return (
    <SeedPart
      id="import"
      title={adopting ? "Bring a vault along" : "Import"}
      line={
        adopting
          ? "From an export: its twelve words, what is locked in it, and what your account held"
          : "Bring in what an export holds. Nothing is brought in twice"
      }
    >
      {status === "locked" ? (
        <p className={styles["seed-words"]}>
          Unlock your vault first: what comes in is locked with its key.
        </p>
      ) : (
        <>
          <label>
            <span className="visually-hidden">The export, a zip file</span>
            <input
              className={styles["seed-file"]}
              type="file"
              accept=".zip,application/zip"
              onChange={pick}
            />
          </label>
          {picked && (
            <form onSubmit={begin}>
              <p className={styles["seed-words"]}>
                {countWords(countIn(picked))}, exported {picked.archive.madeAt.slice(0, 10)}.
                {missing > 0 && ` ${countWords(missing)} cannot be read from the file.`}
              </p>
              {isLocked && (
                <SecretField
                  label="The export’s passphrase, or its twelve words"
                  value={typed}
                  onValue={setTyped}
                  hint={
                    picked.archive.vault?.passphraseHint &&
                    `The hint in it: ${picked.archive.vault.passphraseHint}`
                  }
                  problem={problem}
                />
              )}
              {byPhrase && <NewPassphrase label="A passphrase for here" onChosen={setChosen} />}
              <div className={`button-row ${styles["seed-next"]}`}>
                <Button type="submit" kind="soft" aria-busy={busy}>
                  {busy ? "Bringing it in" : "Bring it in"}
                </Button>
              </div>
              {busy && progress && <progress value={progress.done} max={progress.of} />}
            </form>
          )}
          {!isLocked && (
            <p className="trouble" role="alert">
              {problem}
            </p>
          )}
        </>
      )}
      <p className={styles["seed-note"]}>
        What you gave to others or to us stays in the file and is not sent again: prompts, votes,
        feedback. So do conversations you had not saved, your plan and its credits, and the address
        of your calendar.
      </p>
      <p className={styles["seed-note"]} role="status">
        {result && resultWords(result)}
      </p>
    </SeedPart>
  );
};
