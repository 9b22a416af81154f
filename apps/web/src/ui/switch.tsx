import { useId } from "react";
import "./switch.css";

type SwitchProps = {
  label: string;
  /** What it means, in one or two sentences. */
  text: string;
  on: boolean;
  /** What a script without React finds it by. */
  name?: string;
  onChange: (on: boolean) => void;
  busy?: boolean;
  /** It cannot be changed, and its words say why. */
  locked?: boolean;
};

export const Switch = ({
  label,
  text,
  on,
  name,
  onChange,
  busy = false,
  locked = false,
}: SwitchProps) => {
  const id = useId();
  return (
    <div className="switch-row">
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-text`}>{text}</p>
      </div>
      <input
        id={id}
        name={name}
        className="switch"
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        aria-busy={busy}
        disabled={locked}
        aria-describedby={`${id}-text`}
        onChange={(event) => {
          if (!busy) onChange(event.target.checked);
        }}
      />
    </div>
  );
};
