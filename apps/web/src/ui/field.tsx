import type { ComponentProps } from "react";
import { FieldShell, type FieldWords } from "./field-shell.tsx";

type FieldProps = FieldWords &
  (
    | ({ lines?: "one" } & Omit<ComponentProps<"input">, "id">)
    | ({ lines: "many" } & Omit<ComponentProps<"textarea">, "id">)
  );

/** A labelled input with its hint and its problem tied to it. */
export const Field = ({ label, hint, problem, ...control }: FieldProps) => (
  <FieldShell label={label} hint={hint} problem={problem}>
    {(ties) =>
      control.lines === "many" ? (
        <TextArea {...control} {...ties} />
      ) : (
        <Input {...control} {...ties} />
      )
    }
  </FieldShell>
);

const Input = ({ lines: _, ...rest }: ComponentProps<"input"> & { lines?: "one" }) => (
  <input {...rest} />
);

const TextArea = ({ lines: _, ...rest }: ComponentProps<"textarea"> & { lines: "many" }) => (
  <textarea {...rest} />
);
