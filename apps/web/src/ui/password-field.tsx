import { type ComponentProps, type ReactNode, useId, useState } from "react";
import "./field.css";
import "./password-field.css";

type PasswordFieldProps = Omit<ComponentProps<"input">, "id" | "type"> & {
  label: string;
  hint?: ReactNode;
  problem?: string | undefined;
};

/** A labelled secret that can be looked at: hidden typing is where passwords go wrong. */
export const PasswordField = ({ label, hint, problem, ...input }: PasswordFieldProps) => {
  const id = useId();
  const [shown, setShown] = useState(false);
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="password">
        <input
          {...input}
          id={id}
          type={shown ? "text" : "password"}
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={described || undefined}
          aria-invalid={problem ? true : undefined}
        />
        <button
          type="button"
          className="button button-quiet"
          aria-label={`${shown ? "Hide" : "Show"} ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? "Hide" : "Show"}
        </button>
      </div>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="field-problem" id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </div>
  );
};
