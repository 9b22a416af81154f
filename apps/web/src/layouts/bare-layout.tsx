import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import { Outlet } from "react-router";
import { HelpDoor } from "../features/help/help-door.tsx";
import { Link } from "../navigation/link.tsx";
import { LeaveLink } from "../quick-exit/leave-link.tsx";
import { mainId } from "../ui/skip-link.tsx";
import { AccountMade } from "./account-made.tsx";
import styles from "./bare-layout.module.css";
import { CrisisLink, PolicyLinks } from "./site-footer.tsx";

/** Pages outside the product's frame: steps that somebody is led through. */
const BareLayout = () => (
  <div className={styles["bare"]}>
    <header className={`column ${styles["bare-top"]}`}>
      <Link className={`wordmark ${styles["bare-mark"]}`} to={paths.home}>
        {brand.name}
      </Link>
      <LeaveLink />
    </header>
    <main id={mainId} tabIndex={-1}>
      <AccountMade />
      <Outlet />
    </main>
    <footer className={`column ${styles["bare-foot"]}`}>
      <CrisisLink />
      <HelpDoor inline />
      <PolicyLinks />
    </footer>
  </div>
);
export default BareLayout;
