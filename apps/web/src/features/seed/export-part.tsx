import { exportFileName } from "@app/vault/export/write-export";
import { useState } from "react";
import { api } from "../../api.ts";
import { useStore } from "../../state/use-store.ts";
import { Button } from "../../ui/button.tsx";
import { CheckRow } from "../../ui/check-row.tsx";
import { ownVault } from "../../vault/own-vault.ts";
import { useAttempt } from "../../vault/use-attempt.ts";
import { zipExport } from "./archive/archive-client.ts";
import { type ExportProgress, gatherExport } from "./archive/gather-export.ts";
import openerUrl from "./archive/opener.ts?worker&url";
import styles from "./seed.module.css";
import { SeedPart } from "./seed-part.tsx";

const download = (zip: Uint8Array<ArrayBuffer>, name: string): void => {
  const address = URL.createObjectURL(new Blob([zip], { type: "application/zip" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

export const ExportPart = () => {
  const { status } = useStore(ownVault);
  const [readable, setReadable] = useState(true);
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const [done, setDone] = useState(false);
  const { busy, problem, run } = useAttempt();
  const open = status === "open";

  const exportAll = () =>
    run(async () => {
      setDone(false);
      const madeAt = new Date();
      const opener = await fetch(openerUrl);
      const input = await gatherExport({
        calls: api,
        vault: ownVault,
        readable: open && readable,
        openerScript: await opener.text(),
        madeAt,
        onProgress: setProgress,
      });
      download(await zipExport(input), exportFileName(madeAt));
      setDone(true);
    });

  return (
    <SeedPart
      id="export"
      title="Export everything"
      line="One file with all you saved, readable without us"
    >
      <p className={styles["seed-words"]}>
        The file is made in this browser. In it are the locked originals, with a page that opens
        them offline, and what your account holds as plain text.
      </p>
      {open && (
        <CheckRow checked={readable} onChecked={setReadable}>
          What you saved as plain text too. Anybody with the file can read that.
        </CheckRow>
      )}
      {status === "locked" && (
        <p className={styles["seed-note"]}>
          Your vault is locked, so what you saved goes along locked. Unlock it above to have it as
          plain text too.
        </p>
      )}
      <div className={`button-row ${styles["seed-next"]}`}>
        <Button kind="soft" aria-busy={busy} onClick={exportAll}>
          {busy ? "Making the file" : "Make the file"}
        </Button>
      </div>
      {busy && progress && <progress value={progress.done} max={progress.of} />}
      <p className={styles["seed-note"]} role="status">
        {done && "The file is made. Look in your downloads, and keep it where only you find it."}
      </p>
      <p className="trouble" role="alert">
        {problem}
      </p>
    </SeedPart>
  );
};
