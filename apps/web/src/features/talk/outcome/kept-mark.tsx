import { Icon } from "../../../ui/icon.tsx";

export const KeptMark = () => (
  <span className="kept-mark">
    <Icon name="check" size={18} />
    Kept
  </span>
);
