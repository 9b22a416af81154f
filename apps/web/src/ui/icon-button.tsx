import type { ComponentProps } from "react";
import { Icon, type IconName } from "./icon.tsx";

type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  icon: IconName;
  /** What it does; the only words a screen reader gets. */
  label: string;
  iconSize?: number;
};

export const IconButton = ({
  icon,
  label,
  iconSize = 24,
  type = "button",
  className,
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    className={className ? `icon-button ${className}` : "icon-button"}
    aria-label={label}
  >
    <Icon name={icon} size={iconSize} />
  </button>
);
