import type { ComponentProps } from "react";

type RoundButtonProps = Omit<ComponentProps<"button">, "aria-label"> & {
  /** What it does; the only words a screen reader gets. */
  label: string;
};

/** A button that is a drawing and nothing else. */
export const RoundButton = ({ label, type = "button", className, ...rest }: RoundButtonProps) => (
  <button
    {...rest}
    type={type}
    className={className ? `icon-button ${className}` : "icon-button"}
    aria-label={label}
  />
);
