import { mountIsland } from "../../navigation/mount-island.tsx";
import styles from "./help-door.module.css";
import { HelpMenu } from "./help-menu.tsx";

export const mountHelpIsland = (button: Element): void => {
  const place = document.createElement("span");
  place.className = styles["help-place"] ?? "";
  button.replaceWith(place);
  mountIsland(place, <HelpMenu inline={button.getAttribute("data-help-door") === "inline"} />);
};
