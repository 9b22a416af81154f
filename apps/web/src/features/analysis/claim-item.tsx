import type { AnalysisClaim, AnalysisSource, Sureness } from "@app/contract/analysis-report";
import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { type SubmitEvent, useId, useState } from "react";
import { showDay } from "../../dates/show-day.ts";
import { Link } from "../../navigation/link.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./report.module.css";

const sureWords: Readonly<Record<Sureness, string>> = {
  1: "A guess.",
  2: "Likely.",
  3: "Fairly sure.",
};

export type ClaimActs = {
  /** Where one of the sessions opens; null when it is not there any more. */
  addressOf: (sourceId: string) => string | null;
  onDispute: (claimId: string, disputed: boolean, words?: string) => Promise<void>;
  onAdd: (text: string) => Promise<void>;
};

type ClaimItemProps = ClaimActs & {
  claim: AnalysisClaim;
  sources: ReadonlyMap<string, AnalysisSource>;
};

const Pips = ({ sure }: { sure: Sureness }) => (
  <span className={styles["pips"]} aria-hidden="true">
    {[1, 2, 3].map((pip) => (
      <i key={pip} className={pip <= sure ? styles["pip-on"] : undefined} />
    ))}
  </span>
);

const Cites = ({ claim, sources, addressOf }: Omit<ClaimItemProps, "onDispute" | "onAdd">) => (
  <p className={styles["cites"]}>
    <span>{claim.part === "suggestions" ? "Because of" : "From"}</span>
    {claim.source_ids.map((id) => {
      const source = sources.get(id);
      if (!source) return null;
      const words = `${source.title}, ${showDay(source.at)}`;
      const address = addressOf(id);
      return address ? (
        <Link key={id} to={address}>
          {words}
        </Link>
      ) : (
        <span key={id}>{words}</span>
      );
    })}
  </p>
);

const DisputeForm = ({ claim, onDispute }: Pick<ClaimItemProps, "claim" | "onDispute">) => {
  const id = useId();
  const [words, setWords] = useState("");
  const use = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (words.trim() !== "") void onDispute(claim.id, true, words);
  };
  return (
    <form className={styles["dispute"]} onSubmit={use}>
      <p role="status">
        You said this isn’t right. {brand.companion} won’t bring it up or build on it.
      </p>
      <label htmlFor={id}>What would be truer? You can leave this empty.</label>
      <textarea
        id={id}
        className="plain-field"
        rows={2}
        maxLength={limits.analysis.wordsMaxChars}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="button-row">
        <Button kind="soft" type="submit">
          Use my words
        </Button>
        <Button kind="bare" onClick={() => onDispute(claim.id, false)}>
          Undo
        </Button>
      </div>
    </form>
  );
};

const AddButton = ({ text, onAdd }: { text: string; onAdd: (text: string) => Promise<void> }) => {
  const [state, setState] = useState<"ready" | "busy" | "added">("ready");
  const add = () => {
    setState("busy");
    onAdd(text).then(
      () => setState("added"),
      () => setState("ready"),
    );
  };
  return state === "added" ? (
    <span className={styles["claim-added"]} role="status">
      On your list
    </span>
  ) : (
    <Button kind="soft" aria-busy={state === "busy"} onClick={add}>
      Add to my list
    </Button>
  );
};

/** One claim: what it says, what it rests on, how sure it is, and the way to say no. */
export const ClaimItem = ({ claim, sources, addressOf, onDispute, onAdd }: ClaimItemProps) => {
  const { disputed, sure, why, quote, text, part } = claim;
  const words = disputed?.words;
  return (
    <li className={disputed ? `${styles["claim"]} ${styles["claim-disputed"]}` : styles["claim"]}>
      <h3>{words ?? (disputed ? <s>{text}</s> : text)}</h3>
      {quote && !disputed && <blockquote>“{quote}”</blockquote>}
      <Cites claim={claim} sources={sources} addressOf={addressOf} />
      <div className={styles["sure"]}>
        <Pips sure={disputed && !words ? 1 : sure} />
        <p>
          <b>{words ? "Your own words." : disputed ? "It was a guess." : sureWords[sure]}</b>{" "}
          {!disputed && why}
        </p>
        <div className={styles["claim-acts"]}>
          {!disputed && (
            <Button
              kind="quiet"
              className={styles["claim-act"]}
              onClick={() => onDispute(claim.id, true)}
            >
              That isn’t right
            </Button>
          )}
          {words && (
            <Button
              kind="quiet"
              className={styles["claim-act"]}
              onClick={() => onDispute(claim.id, false)}
            >
              Undo
            </Button>
          )}
          {part === "suggestions" && !disputed && <AddButton text={text} onAdd={onAdd} />}
        </div>
      </div>
      {disputed && !words && <DisputeForm claim={claim} onDispute={onDispute} />}
    </li>
  );
};
