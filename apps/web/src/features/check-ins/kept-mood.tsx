import { brand } from "@app/contract/brand";
import type { CheckIn } from "@app/contract/calls/check-ins";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { isMood } from "../../check-ins/mood-series.ts";
import { sayMood } from "../../check-ins/say-mood.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { UnlockForm } from "../../vault/unlock-form.tsx";
import { useKeeping } from "./use-keeping.ts";
import "../../ui/field.css";

const heaviest = -2;

/** Nobody who says that it is heavy is left with a drawing alone. */
const HeavyWords = () => (
  <p className="mood-heavy">
    That sounds heavy. You can <Link to={paths.newSession}>talk to {brand.companion}</Link>, open{" "}
    <Link to={paths.safetyPlan}>your safety plan</Link>, or{" "}
    <Link to={paths.crisis}>talk to a person now</Link>.
  </p>
);

type KeptMoodProps = { taken: CheckIn; onAgain: () => void };

/** What was just kept, with room for a note. */
export const KeptMood = ({ taken, onAgain }: KeptMoodProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [note, setNote] = useState("");
  const [noted, setNoted] = useState(false);
  const { busy, problem, keep, unlocked } = useKeeping(() => setNoted(true));

  // The button that kept it is gone, so the keyboard and the screen reader go on from here.
  useEffect(() => heading.current?.focus(), []);

  if (!isMood(taken)) return null;
  const { entry } = taken;
  const addNote = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = note.trim();
    if (text !== "") void keep({ ...taken, entry: { ...entry, note: text } });
  };

  return (
    <section className="card mood-form" aria-labelledby="mood">
      <h2 id="mood" ref={heading} tabIndex={-1}>
        Kept
      </h2>
      <p>{sayMood(entry)}</p>
      {entry.pleasant === heaviest && <HeavyWords />}
      {noted ? (
        <p role="status">Your note is with it.</p>
      ) : (
        <form onSubmit={addNote}>
          <Field
            lines="many"
            label="A note, if you like"
            hint="Nobody reads your notes, so a call for help written here reaches no one."
            maxLength={limits.checkIn.noteMaxChars}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          {unlocked && <UnlockForm quiet onOpen={unlocked} />}
          <div className="button-row mood-acts">
            <Button kind="soft" type="submit" aria-busy={busy}>
              Add the note
            </Button>
          </div>
        </form>
      )}
      <p className="trouble" role="alert">
        {problem}
      </p>
      <Button kind="quiet" className="mood-again" onClick={onAgain}>
        Check in again
      </Button>
    </section>
  );
};
