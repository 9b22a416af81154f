import { type FormEvent, useEffect, useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import "../../ui/select.css";
import styles from "./desk.module.css";

type ChoiceFormProps<T extends string> = {
  label: string;
  value: T;
  choices: readonly T[];
  onSave: (choice: T) => unknown;
};

/** A choice that is made by pressing the button, not by passing over it with the arrow keys. */
export const ChoiceForm = <T extends string>({
  label,
  value,
  choices,
  onSave,
}: ChoiceFormProps<T>) => {
  const id = useId();
  const [chosen, setChosen] = useState(value);
  useEffect(() => setChosen(value), [value]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(chosen);
  };
  return (
    <form className={styles["desk-choice"]} onSubmit={save}>
      <span className="select">
        <label htmlFor={id}>{label}</label>
        <select
          id={id}
          value={chosen}
          onChange={(event) =>
            setChosen(choices.find((choice) => choice === event.target.value) ?? value)
          }
        >
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </span>
      <Button kind="soft" type="submit" aria-label={`Change ${label.toLowerCase()}`}>
        Change
      </Button>
    </form>
  );
};
