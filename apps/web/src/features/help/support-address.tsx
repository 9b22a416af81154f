import { paths } from "@app/contract/paths";
import { Link } from "../../navigation/link.tsx";
import { useSetup } from "../../setup.ts";
import styles from "./help-menu.module.css";

/** Where to write to; until the address is known, the page that has a form. */
export const SupportAddress = () => {
  const setup = useSetup();
  return (
    <span className={styles["help-address"]}>
      Write to{" "}
      {setup ? (
        <a href={`mailto:${setup.support_email}`}>{setup.support_email}</a>
      ) : (
        <Link to={paths.contact}>us</Link>
      )}
      .
    </span>
  );
};
