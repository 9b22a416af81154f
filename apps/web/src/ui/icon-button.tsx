import type { ComponentProps } from "react";
import { Icon, type IconName } from "./icon.tsx";
import { RoundButton } from "./round-button.tsx";

type IconButtonProps = Omit<ComponentProps<typeof RoundButton>, "children"> & {
  icon: IconName;
  iconSize?: number;
};

export const IconButton = ({ icon, iconSize = 24, ...rest }: IconButtonProps) => (
  <RoundButton {...rest}>
    <Icon name={icon} size={iconSize} />
  </RoundButton>
);
