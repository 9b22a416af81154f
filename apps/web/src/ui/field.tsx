import { type ComponentProps, type ReactNode, useId } from "react";
import "./field.css";

type Common = {
  label: string;
  /** One line that helps before anything is typed. */
  hint?: ReactNode;
  /** What is wrong and what to do; announced when it appears. */
  problem?: string | undefined;
};

type FieldProps = Common &
  (
    | ({ lines?: "one" } & Omit<ComponentProps<"input">, "id">)
    | ({ lines: "many" } & Omit<ComponentProps<"textarea">, "id">)
  );

/** A labelled input with its hint and its problem tied to it. */
export const Field = ({ label, hint, problem, ...control }: FieldProps) => {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  const shared = {
    id,
    "aria-describedby": described || undefined,
    "aria-invalid": problem ? true : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {control.lines === "many" ? (
        <TextArea {...control} {...shared} />
      ) : (
        <Input {...control} {...shared} />
      )}
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

const Input = ({ lines: _, ...rest }: ComponentProps<"input"> & { lines?: "one" }) => (
  <input {...rest} />
);

const TextArea = ({ lines: _, ...rest }: ComponentProps<"textarea"> & { lines: "many" }) => (
  <textarea {...rest} />
);
