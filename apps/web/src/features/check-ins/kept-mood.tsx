import { brand } from "@app/contract/brand";
import type { CheckIn } from "@app/contract/calls/check-ins";
import type { FormSafety } from "@app/contract/form-fields";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { isMood } from "../../check-ins/mood-series.ts";
import { ownCheckIns } from "../../check-ins/own-check-ins.ts";
import { sayMood } from "../../check-ins/say-mood.ts";
import { FormHelp } from "../../forms/form-help.tsx";
import { Link } from "../../navigation/link.tsx";
import { useStore } from "../../state/use-store.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { UnlockForm } from "../../vault/unlock-form.tsx";
import { useKeeping } from "./use-keeping.ts";
import "../../ui/field.css";
import styles from "./check-ins.module.css";

const heaviest = -2;

/** Nobody who says that it is heavy is left with a drawing alone. */
const HeavyWords = () => (
  <p className={styles["mood-heavy"]}>
    That sounds heavy. You can <Link to={paths.newSession}>talk to {brand.companion}</Link>, open{" "}
    <Link to={paths.safetyPlan}>your safety plan</Link>, or{" "}
    <Link to={paths.crisis}>talk to a person now</Link>.
  </p>
);

/** What nobody can read is met by nobody: whoever wrote it is told the way. */
const SealedWords = () => (
  <p>
    Only you can read it, so it can be answered by no one. You can{" "}
    <Link to={paths.crisis}>talk to a person</Link> at any time.
  </p>
);

type KeptMoodProps = {
  taken: CheckIn;
  /** Help that came with the word for it. */
  safety: FormSafety;
  onAgain: () => void;
};

/** What was just kept, with room for a note. */
export const KeptMood = ({ taken, safety, onAgain }: KeptMoodProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [note, setNote] = useState("");
  const [noted, setNoted] = useState(false);
  const { busy, problem, keep, unlocked, ...withNote } = useKeeping(() => setNoted(true));
  const help = withNote.safety ?? safety;
  const { where } = useStore(ownCheckIns);

  // The button that kept it is gone, so the keyboard and the screen reader go on from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens; help takes it by itself
  useEffect(() => {
    if (safety?.level !== "crisis") heading.current?.focus();
  }, []);

  if (!isMood(taken)) return null;
  const { entry } = taken;
  const addNote = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = note.trim();
    if (text !== "") void keep({ ...taken, entry: { ...entry, note: text } });
  };

  return (
    <section className={`card ${styles["mood-form"]}`} aria-labelledby="mood">
      {help && <FormHelp safety={help} />}
      <h2 id="mood" ref={heading} tabIndex={-1}>
        Kept
      </h2>
      <p>{sayMood(entry)}</p>
      {entry.pleasant === heaviest && <HeavyWords />}
      {noted ? (
        <>
          <p role="status">Your note is with it.</p>
          {where === "vault" && <SealedWords />}
        </>
      ) : (
        <form onSubmit={addNote}>
          <Field
            lines="many"
            label="A note, if you like"
            hint="No person reads your notes, so a call for help written here reaches no one."
            maxLength={limits.checkIn.noteMaxChars}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          {unlocked && <UnlockForm quiet onOpen={unlocked} />}
          <div className={`button-row ${styles["mood-acts"]}`}>
            <Button kind="soft" type="submit" aria-busy={busy}>
              Add the note
            </Button>
          </div>
        </form>
      )}
      <p className="trouble" role="alert">
        {problem}
      </p>
      <Button kind="quiet" className={styles["mood-again"]} onClick={onAgain}>
        Check in again
      </Button>
    </section>
  );
};
