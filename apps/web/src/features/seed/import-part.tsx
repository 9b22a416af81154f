import type { Archive } from "@app/vault/export/archive";
import type { ExportProblem } from "@app/vault/export/read-export";
import { type ChangeEvent, type SubmitEvent, useState } from "react";
import { api } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { SecretField } from "../../ui/secret-field.tsx";
import { useStore } from "../../use-store.ts";
import { ownVault } from "../../vault/own-vault.ts";
import { useAttempt } from "../../vault/use-attempt.ts";
import { unzipExport } from "./archive/archive-client.ts";
import { type BroughtIn, bringIn, planFor, secretOf } from "./archive/bring-in.ts";
import { type Chosen, NewPassphrase } from "./new-passphrase.tsx";
import { SeedPart } from "./seed-part.tsx";

const problems: Readonly<Record<ExportProblem, string>> = {
  "not-an-export": "This file is no export of ours. Pick the zip as it was made.",
  "unsupported-version": "A newer version made this file. Load this page again, then try it.",
  "too-large": "This file holds more than anybody can have saved, so it was not opened.",
};

const countWords = (count: number): string => (count === 1 ? "One record" : `${count} records`);

const resultWords = ({ added, skipped, failed }: BroughtIn): string =>
  [
    `${countWords(added)} brought in.`,
    skipped > 0 && `${countWords(skipped)} were here already.`,
    failed > 0 && `${countWords(failed)} came damaged and stayed out.`,
  ]
    .filter(Boolean)
    .join(" ");

/** The export's words become this account's: its records open with the same paper as before. */
const adopt = async (
  archive: Archive,
  secret: { phrase: string } | { passphrase: string },
  chosen: Chosen | null,
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
  const [archive, setArchive] = useState<Archive | null>(null);
  const [missing, setMissing] = useState(0);
  const [typed, setTyped] = useState("");
  const [byPhrase, setByPhrase] = useState(false);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [result, setResult] = useState<BroughtIn | null>(null);
  const { busy, problem, setProblem, run } = useAttempt();
  const adopting = status === "none";

  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    setArchive(null);
    setResult(null);
    if (!file) return;
    void run(async () => {
      const read = await unzipExport(file);
      if (!read.read) return setProblem(problems[read.problem]);
      if (!read.archive.vault)
        return setProblem("The lock is missing from this file, so nobody can open what is in it.");
      setArchive(read.archive);
      setMissing(read.missingCount);
    });
  };

  const begin = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!archive || typed.trim() === "") return;
    void run(async () => {
      const secret = await secretOf(ownVault, typed);
      if (adopting) {
        // Twelve words alone leave no passphrase for every day, so one is chosen first.
        if ("phrase" in secret && !chosen) return setByPhrase(true);
        await adopt(archive, secret, chosen);
      }
      const settings = { calls: api, vault: ownVault, onProgress: setProgress };
      const plan = await planFor(archive, settings);
      setResult(await bringIn(archive, plan, secret, settings));
      setTyped("");
      setArchive(null);
    });
  };

  return (
    <SeedPart
      id="import"
      title={adopting ? "Bring a vault along" : "Import"}
      line={
        adopting
          ? "From an export: its twelve words and everything in it"
          : "Bring in what an export holds. Nothing is brought in twice"
      }
    >
      {status === "locked" ? (
        <p className="seed-words">Unlock your vault first: what comes in is locked with its key.</p>
      ) : (
        <>
          <label>
            <span className="visually-hidden">The export, a zip file</span>
            <input
              className="seed-file"
              type="file"
              accept=".zip,application/zip"
              onChange={pick}
            />
          </label>
          {archive && (
            <form onSubmit={begin}>
              <p className="seed-words">
                {countWords(archive.records.length)}, exported {archive.madeAt.slice(0, 10)}.
                {missing > 0 && ` ${countWords(missing)} cannot be read from the file.`}
              </p>
              <SecretField
                label="The export’s passphrase, or its twelve words"
                value={typed}
                onValue={setTyped}
                hint={
                  archive.vault?.passphraseHint && `The hint in it: ${archive.vault.passphraseHint}`
                }
                problem={problem}
              />
              {byPhrase && <NewPassphrase label="A passphrase for here" onChosen={setChosen} />}
              <div className="button-row seed-next">
                <Button type="submit" kind="soft" aria-busy={busy}>
                  {busy ? "Bringing it in" : "Bring it in"}
                </Button>
              </div>
              {busy && progress && <progress value={progress.done} max={progress.of} />}
            </form>
          )}
          {!archive && (
            <p className="trouble" role="alert">
              {problem}
            </p>
          )}
        </>
      )}
      <p className="seed-note" role="status">
        {result && resultWords(result)}
      </p>
    </SeedPart>
  );
};
