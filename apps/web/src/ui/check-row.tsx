import type { ReactNode } from "react";
import "./check.css";

type CheckRowProps = {
  /** A check chooses what to keep; a tick says that something is done. */
  kind?: "check" | "tick";
  checked: boolean;
  onChecked: (checked: boolean) => void;
  className?: string | undefined;
  children: ReactNode;
};

/** A box and its words, which are pressed as one. */
export const CheckRow = ({
  kind = "check",
  checked,
  onChecked,
  className,
  children,
}: CheckRowProps) => (
  <label className={className ? `check-row ${className}` : "check-row"}>
    <input
      type="checkbox"
      className={kind}
      checked={checked}
      onChange={(event) => onChecked(event.target.checked)}
    />
    <span>{children}</span>
  </label>
);
