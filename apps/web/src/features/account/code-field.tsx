import type { ReactNode } from "react";
import { Field } from "../../ui/field.tsx";

type CodeFieldProps = {
  label?: string;
  hint?: ReactNode;
  problem: string | undefined;
};

/** Six digits; phones offer the code they have just got. */
export const CodeField = ({ label = "Code", hint, problem }: CodeFieldProps) => (
  <Field
    label={label}
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={9}
    placeholder="123 456"
    hint={hint}
    problem={problem}
  />
);
