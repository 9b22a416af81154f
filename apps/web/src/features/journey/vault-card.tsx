import { paths } from "@app/contract/paths";
import { type SubmitEvent, useId, useState } from "react";
import { sentenceOf } from "../../errors/problem.ts";
import { Link } from "../../navigation/link.tsx";
import { useStore } from "../../state/use-store.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { DidNotCome } from "../../ui/did-not-come.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ownVault } from "../../vault/own-vault.ts";
import { UnlockForm } from "../../vault/unlock-form.tsx";
import { vaultSentence } from "../../vault/vault-sentence.ts";
import type { VaultState } from "../../vault/vault-store.ts";
import { Row, savedAddress } from "./row.tsx";
import type { SavedList, Search } from "./saved.ts";
import { SavesWaiting } from "./saves-waiting.tsx";
import "../../ui/edit-row.css";
import styles from "./journey.module.css";

const Results = ({ search }: { search: Search }) => {
  const { found, done, of, closed } = search;
  const count = found.length === 1 ? "One conversation" : `${found.length} conversations`;
  return (
    <>
      <p className="quietly" role="status">
        {done < of ? `Looking through ${of} saved conversations` : `${count} found.`}
        {done === of && closed > 0 && ` ${closed} did not open and were not searched.`}
      </p>
      {done < of && <progress value={done} max={of} aria-label="Search" />}
      <ul className="lines">
        {found.map(({ id, title, createdAt, before, hit, after }) => (
          <li key={id}>
            <ul>
              <Row at={createdAt} title={title} standing="Open" kept="open" to={savedAddress(id)} />
            </ul>
            <p className={styles["found-words"]}>
              {before}
              <mark>{hit}</mark>
              {after}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
};

const SearchForm = ({ saved }: { saved: SavedList }) => {
  const id = useId();
  const [words, setWords] = useState("");
  const { search } = useStore(saved);

  const look = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void saved.search(words);
  };

  return (
    <search>
      <form className={`add-line ${styles["vault-search"]}`} onSubmit={look}>
        <label className="visually-hidden" htmlFor={id}>
          Search in what you saved
        </label>
        <input
          id={id}
          type="search"
          className="plain-field"
          placeholder="A word from something you saved"
          autoComplete="off"
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            if (event.target.value.trim() === "") void saved.search("");
          }}
        />
        <Button kind="soft" type="submit">
          Search
        </Button>
      </form>
      <p className="quietly">Only in this browser. Not a word of it is sent.</p>
      {search && <Results search={search} />}
    </search>
  );
};

type VaultCardProps = { vault: VaultState; saved: SavedList };

/** Where the journey is unlocked, searched and locked again. */
export const VaultCard = ({ vault, saved }: VaultCardProps) => {
  const { list, status: listed, problem } = useStore(saved);
  const { status } = vault;
  if (status === "failed")
    return (
      <section className={`card ${styles["journey-vault"]}`} aria-labelledby="vault">
        <h2 id="vault">Your vault</h2>
        <DidNotCome
          level={3}
          text={`${vaultSentence(vault.trouble)} Nothing you saved is lost.`}
          onAgain={() => void ownVault.load()}
        />
      </section>
    );
  if (status === "none")
    return (
      <section className={`card ${styles["journey-vault"]}`} aria-labelledby="vault">
        <h2 id="vault">Your vault</h2>
        <p className="quietly">
          What you save there stays for as long as you like, and only you can open it.
        </p>
        <div className={`button-row ${styles["vault-acts"]}`}>
          <Link className={buttonClass("soft")} to={paths.seed}>
            Make a vault
          </Link>
          <Link className={buttonClass("bare")} to={`${paths.seed}#export`}>
            Export everything
          </Link>
        </div>
      </section>
    );
  if (status !== "locked" && status !== "open") return null;
  const count = list.length === 1 ? "One saved conversation" : `${list.length} saved conversations`;
  const failed = listed === "failed" && problem;
  return (
    <section className={`card ${styles["journey-vault"]}`} aria-labelledby="vault">
      <header className={styles["vault-head"]}>
        <div>
          <h2 id="vault">Your vault</h2>
          {listed === "ready" && <p className="quietly">{count}</p>}
          {listed === "looking" && <p className="looking">Looking for it</p>}
        </div>
        <div className="button-row">
          {status === "open" && (
            <Button kind="soft" onClick={() => ownVault.lock()}>
              <Icon name="lock" size={18} />
              Lock
            </Button>
          )}
          <Link className={`${buttonClass("bare")} ${styles["vault-keys"]}`} to={paths.seed}>
            Keys and export
          </Link>
        </div>
      </header>
      {failed && (
        <DidNotCome
          level={3}
          text={`${sentenceOf(failed)} Nothing you saved is lost.`}
          onAgain={() => void saved.load()}
        />
      )}
      {status === "open" ? <SearchForm saved={saved} /> : <UnlockForm quiet />}
      <SavesWaiting />
    </section>
  );
};
