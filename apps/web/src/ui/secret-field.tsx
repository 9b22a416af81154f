import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { FieldShell, type FieldWords } from "./field-shell.tsx";
import "./secret-field.css";

type SecretFieldProps = FieldWords &
  Omit<ComponentProps<"input">, "id" | "type" | "children" | "onChange"> & {
    /** What the button shows, where the label alone would read oddly after “Show”. */
    shows?: string;
    onValue?: (value: string) => void;
    /** Below the field: how strong it is. */
    children?: ReactNode;
  };

/** Something secret to type, that can be looked at: hidden typing is where passwords go wrong. */
export const SecretField = ({
  label,
  hint,
  problem,
  shows,
  onValue,
  children,
  ...input
}: SecretFieldProps) => {
  const [shown, setShown] = useState(false);
  const act = shown ? "Hide" : "Show";
  return (
    <FieldShell label={label} hint={hint} problem={problem} below={children}>
      {(ties) => (
        <div className="secret">
          <input
            autoComplete="off"
            {...input}
            {...ties}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => onValue?.(event.target.value)}
          />
          <Button
            kind="quiet"
            aria-label={shows ? `${act} ${shows}` : `${act}: ${label}`}
            onClick={() => setShown(!shown)}
          >
            {act}
          </Button>
        </div>
      )}
    </FieldShell>
  );
};
