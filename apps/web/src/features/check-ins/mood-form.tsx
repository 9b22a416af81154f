import { energyNames, moodWords, pleasantNames } from "@app/content/mood-words";
import type { CheckIn, Mood } from "@app/contract/calls/check-ins";
import { limits } from "@app/contract/limits";
import { useState } from "react";
import { dayHere } from "../../check-ins/mood-series.ts";
import { FormHelp } from "../../forms/form-help.tsx";
import { newId } from "../../state/new-id.ts";
import { AddLine } from "../../ui/add-line.tsx";
import { Button } from "../../ui/button.tsx";
import { UnlockForm } from "../../vault/unlock-form.tsx";
import styles from "./check-ins.module.css";
import { KeptMood } from "./kept-mood.tsx";
import { MoodScale } from "./mood-scale.tsx";
import { useKeeping } from "./use-keeping.ts";

const take = (id: string, entry: Mood): CheckIn => {
  const now = new Date();
  return { id, at: now.toISOString(), day: dayHere(now), entry };
};

type WordsProps = {
  pleasant: number;
  energy: number;
  busy: boolean;
  onWord: (word: string | null) => void;
};

const Words = ({ pleasant, energy, busy, onWord }: WordsProps) => (
  <fieldset className={styles["mood-words"]} aria-busy={busy}>
    <legend>Which word comes nearest?</legend>
    <div className="button-row">
      {moodWords(pleasant, energy).map((word) => (
        <Button key={word} kind="soft" onClick={() => onWord(word)}>
          {word}
        </Button>
      ))}
      <Button kind="bare" onClick={() => onWord(null)}>
        None of these
      </Button>
    </div>
    <AddLine
      label="A word of your own"
      placeholder="A word of your own"
      maxChars={limits.checkIn.wordMaxChars}
      onAdd={async (word) => {
        onWord(word);
        return true;
      }}
    />
  </fieldset>
);

/** Three taps: the third one keeps it. A note can follow. */
export const MoodForm = () => {
  /** The same until it is kept: tapped again after a lost answer, it is still one check-in. */
  const [id, setId] = useState(newId);
  const [pleasant, setPleasant] = useState<number | null>(null);
  const [energy, setEnergy] = useState<number | null>(null);
  const [kept, setKept] = useState<CheckIn | null>(null);
  const { busy, problem, safety, keep, unlocked } = useKeeping(setKept);

  const again = () => {
    setKept(null);
    setId(newId());
    setPleasant(null);
    setEnergy(null);
  };

  if (kept) return <KeptMood taken={kept} safety={safety} onAgain={again} />;
  return (
    <section className={`card ${styles["mood-form"]}`} aria-labelledby="mood">
      {problem && safety && <FormHelp safety={safety} />}
      <h2 id="mood">Right now</h2>
      <MoodScale
        kind="pleasant"
        legend="How does it feel?"
        names={pleasantNames}
        value={pleasant}
        onValue={setPleasant}
      />
      <MoodScale
        kind="energy"
        legend="How much energy is there?"
        names={energyNames}
        value={energy}
        onValue={setEnergy}
      />
      {unlocked ? (
        <UnlockForm onOpen={unlocked} />
      ) : pleasant !== null && energy !== null ? (
        <Words
          pleasant={pleasant}
          energy={energy}
          busy={busy}
          onWord={(word) =>
            void keep(take(id, { kind: "mood", pleasant, energy, word, note: null }))
          }
        />
      ) : (
        <p className={`quietly ${styles["mood-then"]}`}>Then a word for it, and it is kept.</p>
      )}
      <p className="trouble" role="alert">
        {problem}
      </p>
    </section>
  );
};
