import type { ReactNode } from "react";
import "./check.css";

type CheckRowProps = {
  /** A check chooses what to keep; a tick says that something is done. */
  kind?: "check" | "tick";
  checked: boolean;
  onChecked: (checked: boolean) => void;
  children: ReactNode;
};

/** A box and its words, which are pressed as one. */
export const CheckRow = ({ kind = "check", checked, onChecked, children }: CheckRowProps) => (
  <label className="check-row">
    <input
      type="checkbox"
      className={kind}
      checked={checked}
      onChange={(event) => onChecked(event.target.checked)}
    />
    <span>{children}</span>
  </label>
);
