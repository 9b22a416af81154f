import { HelpDoor } from "../features/help/help-door.tsx";
import styles from "./short-footer.module.css";
import { PolicyLinks } from "./site-footer.tsx";

/** The least of a footer, where somebody came to do something: help on a phone, and the policies. */
export const ShortFooter = () => (
  <footer className={`column ${styles["short-foot"]}`}>
    <HelpDoor inline />
    <PolicyLinks />
  </footer>
);
