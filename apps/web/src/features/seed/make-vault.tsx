import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { askPositions, checkWords } from "@app/vault/keys/drill";
import { useEffect, useRef, useState } from "react";
import { Link } from "../../navigation/link.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { CheckRow } from "../../ui/check-row.tsx";
import { ownVault } from "../../vault/own-vault.ts";
import { useAttempt } from "../../vault/use-attempt.ts";
import askedWordsStyles from "./asked-words.module.css";
import { AskedWord } from "./asked-words.tsx";
import { IfLost } from "./if-lost.tsx";
import { type ChosenPassphrase, NewPassphrase } from "./new-passphrase.tsx";
import styles from "./seed.module.css";
import { StepsRail, steps } from "./steps-rail.tsx";
import { HideButton, TwelveWords } from "./twelve-words.tsx";

const StepHead = ({ step, title }: { step: number; title: string }) => (
  <div>
    <p className="label">
      Step {step} of {steps.length}
    </p>
    <h2 className={`${styles["seed-title"]} ${styles["seed-step-title"]}`}>{title}</h2>
  </div>
);

type CheckStepProps = { phrase: string; onRight: (right: boolean) => void };

/** A word is judged when somebody goes on to the next, so that half a word is not called wrong. */
const CheckStep = ({ phrase, onRight }: CheckStepProps) => {
  const [positions] = useState(askPositions);
  const [typed, setTyped] = useState<Record<number, string>>({});
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const checks = checkWords(
    phrase,
    positions.map((position) => ({ position, word: typed[position] ?? "" })),
  );
  const allRight = checks.every(({ right }) => right);
  useEffect(() => onRight(allRight), [allRight, onRight]);

  return (
    <div className={askedWordsStyles["asked"]}>
      {checks.map((check) => {
        const { position, right } = check;
        const isTyped = (typed[position] ?? "").trim() !== "";
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the field inside
          <div key={position} onBlur={() => setLeft(new Set([...left, position]))}>
            <AskedWord
              position={position}
              value={typed[position] ?? ""}
              onValue={(word) => {
                setTyped({ ...typed, [position]: word });
                setLeft(new Set([...left].filter((other) => other !== position)));
              }}
              check={isTyped && (right || left.has(position)) ? check : undefined}
            />
          </div>
        );
      })}
    </div>
  );
};

/** Three steps on one page; each appears when the one before it is done. */
export const MakeVault = ({ onMade }: { onMade: () => void }) => {
  const [phrase, setPhrase] = useState("");
  const [hidden, setHidden] = useState(false);
  const [written, setWritten] = useState(false);
  const [right, setRight] = useState(false);
  const [chosen, setChosen] = useState<ChosenPassphrase | null>(null);
  const [understood, setUnderstood] = useState(false);
  const making = useAttempt();
  const check = useRef<HTMLElement>(null);

  const makeWords = () =>
    making.run(async () => {
      setPhrase((await ownVault.call("makePhrase", {})).phrase);
      setHidden(false);
      setWritten(false);
      setRight(false);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are made once, when the page opens
  useEffect(() => void makeWords(), []);

  const goOn = () => {
    setWritten(true);
    setHidden(true);
  };
  useEffect(() => {
    if (written) check.current?.querySelector("input")?.focus();
  }, [written]);

  const make = () =>
    making.run(async () => {
      if (!chosen) return;
      await ownVault.create({ phrase, ...chosen });
      onMade();
    });

  const current = right ? 2 : written ? 1 : 0;
  return (
    <>
      <header className={styles["seed-head"]}>
        <h1>Making your vault</h1>
        <p className={`lead ${styles["seed-lead"]}`}>
          What you save is locked on this device before it leaves. {brand.name} holds the locked
          box, never the key. That is the point of it, and the risk in it.
        </p>
      </header>
      <div className={styles["seed-steps"]}>
        <StepsRail current={current} />
        <div className={styles["seed-cards"]}>
          <section className="card" aria-label="Your twelve words">
            <header className={styles["seed-card-head"]}>
              <StepHead step={1} title="Your twelve words" />
              {phrase && <HideButton hidden={hidden} onHide={() => setHidden(!hidden)} />}
            </header>
            <p className={styles["seed-words"]}>
              Write them on paper, in this order. Made in your browser just now; we have not seen
              them, and only your passphrase can show them again.
            </p>
            {phrase && !hidden && (
              <TwelveWords phrase={phrase}>
                {!written && (
                  <Button kind="bare" onClick={makeWords}>
                    Make different words
                  </Button>
                )}
              </TwelveWords>
            )}
            {phrase && !written && (
              <div className={`button-row ${styles["seed-next"]}`}>
                <Button onClick={goOn}>I have written them down</Button>
              </div>
            )}
          </section>
          {written && (
            <section className="card" ref={check} aria-label="Check three of them">
              <header className={styles["seed-card-head"]}>
                <StepHead step={2} title="Check three of them" />
                <p className="quietly">From your paper, not from memory</p>
              </header>
              <CheckStep phrase={phrase} onRight={setRight} />
            </section>
          )}
          {right && (
            <section className="card" aria-label="A passphrase for every day">
              <StepHead step={3} title="A passphrase for every day" />
              <p className={styles["seed-words"]}>
                You will type this to open what you saved. Four or more words that do not belong
                together work well. It is not your password, which only signs you in.
              </p>
              <NewPassphrase onChosen={setChosen} />
            </section>
          )}
          <div className={styles["seed-end"]}>
            <IfLost />
            {right && (
              <>
                <CheckRow
                  className={styles["seed-understood"]}
                  checked={understood}
                  onChecked={setUnderstood}
                >
                  I understand that if I lose both, what I saved is gone.
                </CheckRow>
                <div className="button-row">
                  <Button disabled={!chosen || !understood} aria-busy={making.busy} onClick={make}>
                    {making.busy ? "Making the vault" : "Make the vault"}
                  </Button>
                  <Link className={buttonClass("bare")} to={paths.journey}>
                    Not now
                  </Link>
                </div>
              </>
            )}
            <p className="trouble" role="alert">
              {making.problem}
            </p>
            <p className={styles["seed-note"]}>
              Without a vault you can still talk. Conversations are then kept{" "}
              {limits.session.retentionDays} days at most.
            </p>
          </div>
        </div>
      </div>
    </>
  );
};
