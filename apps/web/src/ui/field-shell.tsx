import { type ReactNode, useId } from "react";
import "./field.css";

export type FieldWords = {
  label: string;
  /** One line that helps before anything is typed. */
  hint?: ReactNode;
  /** What is wrong and what to do; announced when it appears. */
  problem?: string | undefined;
};

type Ties = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type FieldShellProps = FieldWords & {
  /** More than a line, below what is typed. */
  below?: ReactNode;
  /** The control, which takes the ties to the words around it. */
  children: (ties: Ties) => ReactNode;
};

/** The words around a control, tied to it for those who hear the page. */
export const FieldShell = ({ label, hint, problem, below, children }: FieldShellProps) => {
  const id = useId();
  const described = [
    hint && `${id}-hint`,
    below && `${id}-below`,
    problem && `${id}-problem`,
  ].filter(Boolean);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        "aria-describedby": described.join(" ") || undefined,
        "aria-invalid": problem ? true : undefined,
      })}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {below && <div id={`${id}-below`}>{below}</div>}
      <p className="field-problem" id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </div>
  );
};
