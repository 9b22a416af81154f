import { useId } from "react";
import { satisfactionLevels } from "./feedback.ts";
import styles from "./help-menu.module.css";

type SatisfactionChoiceProps = { value: number | null; onChange: (level: number) => void };

/** Five small moons, from dark to full. */
export const SatisfactionChoice = ({ value, onChange }: SatisfactionChoiceProps) => {
  const name = useId();
  return (
    <fieldset className={`field ${styles["satisfaction"]}`}>
      <legend>Overall</legend>
      <div>
        {satisfactionLevels.map((words, index) => (
          <label key={words}>
            <input
              type="radio"
              name={name}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
            />
            <i aria-hidden="true" />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
