import { useEffect, useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { idleTimes } from "../../vault/idle-times.ts";
import { changeIdleMs, ownVault, readIdleMs } from "../../vault/own-vault.ts";
import { UnlockForm } from "../../vault/unlock-form.tsx";
import type { VaultState } from "../../vault/vault-store.ts";
import "../../ui/select.css";
import styles from "./seed.module.css";

const IdleChoice = () => {
  const id = useId();
  const [ms, setMs] = useState<number>();
  useEffect(() => {
    void readIdleMs().then(setMs);
  }, []);
  return (
    <p className="select">
      <label htmlFor={id}>Lock it by itself after</label>
      <select
        id={id}
        value={ms ?? ""}
        onChange={(event) => {
          const chosen = Number(event.target.value);
          setMs(chosen);
          void changeIdleMs(chosen);
        }}
      >
        {idleTimes.map(({ ms: each, words }) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </p>
  );
};

/** Open or locked, and what follows from it. */
export const StandingPart = ({ state }: { state: VaultState }) => (
  <section className="card" aria-label="How it stands">
    {state.status === "open" ? (
      <>
        <p className={styles["seed-open"]} role="status">
          <Icon name="key" size={20} />
          Your vault is open in this tab. The key is in memory only, and goes with the tab.
        </p>
        <div className={styles["seed-standing-acts"]}>
          <Button kind="soft" onClick={() => ownVault.lock()}>
            Lock now
          </Button>
          <IdleChoice />
        </div>
        <p className={styles["seed-note"]}>
          Locking closes it in every tab at once. So does signing out, and doing nothing for the
          time you chose.
        </p>
      </>
    ) : (
      <UnlockForm />
    )}
  </section>
);
