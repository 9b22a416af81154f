import { opensCrisis } from "@app/content/score-self-check";
import type { ScaleStep, SelfCheck } from "@app/content/self-checks";
import { type SubmitEvent, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { HelpNow } from "./help-now.tsx";
import styles from "./self-check.module.css";

type QuestionProps = {
  name: string;
  number: number | null;
  text: string;
  steps: readonly ScaleStep[];
  value: number | undefined;
  missing: boolean;
  onValue: (value: number) => void;
};

const Question = ({ name, number, text, steps, value, missing, onValue }: QuestionProps) => (
  <fieldset className={styles["self-item"]} data-name={name}>
    <legend>
      {number !== null && <span className={styles["self-number"]}>{number}.</span>} {text}
    </legend>
    {missing && <p className="trouble">Still open.</p>}
    <div
      className={
        steps.length > 4
          ? `${styles["self-steps"]} ${styles["self-steps-six"]}`
          : styles["self-steps"]
      }
    >
      {steps.map((step) => (
        <label key={step.label}>
          <input
            type="radio"
            name={name}
            checked={value === step.value}
            onChange={() => onValue(step.value)}
          />
          <span>{step.label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

export type SelfCheckAnswers = { answers: number[]; difficulty: number | null };

type SelfCheckFormProps = { check: SelfCheck; onDone: (answered: SelfCheckAnswers) => void };

/** The published items, in their words and order. Nothing is kept or sent from here. */
export const SelfCheckForm = ({ check, onDone }: SelfCheckFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<(number | undefined)[]>(() =>
    check.items.map(() => undefined),
  );
  const [difficulty, setDifficulty] = useState<number>();
  const [asked, setAsked] = useState(false);
  const open = answers.filter((answer) => answer === undefined).length;

  const done = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = answers.filter((answer) => answer !== undefined);
    if (given.length === answers.length)
      return onDone({ answers: given, difficulty: difficulty ?? null });
    setAsked(true);
    const first = answers.indexOf(undefined);
    form.current?.querySelector<HTMLInputElement>(`[data-name="item-${first}"] input`)?.focus();
  };

  return (
    <form ref={form} className={styles["self-form"]} onSubmit={done} noValidate>
      <p className={styles["self-question"]}>{check.question}</p>
      {check.items.map((item, index) => (
        <div key={item}>
          <Question
            name={`item-${index}`}
            number={index + 1}
            text={item}
            steps={check.scale}
            value={answers[index]}
            missing={asked && answers[index] === undefined}
            onValue={(value) => setAnswers(answers.with(index, value))}
          />
          {/* Help does not wait for the end of the list. */}
          <div aria-live="polite">
            {check.crisisItems.includes(index) && opensCrisis(check.name, answers) && <HelpNow />}
          </div>
        </div>
      ))}
      {check.difficulty && (
        <Question
          name="difficulty"
          number={null}
          text={`${check.difficulty.question} (You can leave this one out; it is not counted.)`}
          steps={check.difficulty.steps}
          value={difficulty}
          missing={false}
          onValue={setDifficulty}
        />
      )}
      <div className={`button-row ${styles["self-send"]}`}>
        <Button type="submit">See what it says</Button>
      </div>
      <p className="trouble" role="alert">
        {asked && open > 0 && `${open === 1 ? "One answer is" : `${open} answers are`} still open.`}
      </p>
    </form>
  );
};
