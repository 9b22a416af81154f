import type { ComponentProps } from "react";

export type ButtonKind = "ember" | "soft" | "bare" | "quiet";

/** For links that look like buttons. One filled ember action a view. */
export const buttonClass = (kind: ButtonKind = "ember"): string => `button button-${kind}`;

type ButtonProps = ComponentProps<"button"> & { kind?: ButtonKind };

export const Button = ({ kind = "ember", type = "button", className, ...rest }: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={className ? `${buttonClass(kind)} ${className}` : buttonClass(kind)}
  />
);
