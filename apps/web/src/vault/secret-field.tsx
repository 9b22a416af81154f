import { type ReactNode, useId, useState } from "react";
import "../ui/field.css";
import "./secret-field.css";

type SecretFieldProps = {
  label: string;
  value: string;
  onValue: (value: string) => void;
  problem?: string | undefined;
  autoComplete?: "off" | "new-password";
  /** Below the field: a hint, or how strong it is. */
  children?: ReactNode;
};

/** Something secret to type, that can be looked at while typing. */
export const SecretField = ({
  label,
  value,
  onValue,
  problem,
  autoComplete = "off",
  children,
}: SecretFieldProps) => {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="secret">
        <input
          id={id}
          type={shown ? "text" : "password"}
          value={value}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={`${id}-below ${id}-problem`}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => onValue(event.target.value)}
        />
        <button
          type="button"
          className="secret-show"
          aria-label={shown ? `Hide: ${label}` : `Show: ${label}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? "Hide" : "Show"}
        </button>
      </div>
      <div id={`${id}-below`}>{children}</div>
      <p className="field-problem" id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </div>
  );
};
