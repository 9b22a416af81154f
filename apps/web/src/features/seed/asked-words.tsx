import type { WordCheck } from "@app/vault/keys/drill";
import { useId } from "react";
import { Icon } from "../../ui/icon.tsx";
import styles from "./asked-words.module.css";

type AskedWordProps = {
  position: number;
  value: string;
  onValue: (value: string) => void;
  /** What came of it; nothing while it is being typed. */
  check: WordCheck | undefined;
};

const wrongWords = ({ position, nearby }: WordCheck): string => {
  if (nearby === undefined) return `Not word ${position}. Look at your paper again.`;
  return `Not word ${position}. You may have read one line ${nearby < position ? "up" : "down"}.`;
};

export const AskedWord = ({ position, value, onValue, check }: AskedWordProps) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Word {position}</label>
      <input
        id={id}
        value={value}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={`${id}-check`}
        aria-invalid={check && !check.right ? true : undefined}
        onChange={(event) => onValue(event.target.value)}
      />
      <p
        className={check?.right ? styles["word-right"] : styles["word-wrong"]}
        id={`${id}-check`}
        role="status"
      >
        {check?.right && (
          <>
            <Icon name="check" size={18} /> That is it
          </>
        )}
        {check && !check.right && wrongWords(check)}
      </p>
    </div>
  );
};
