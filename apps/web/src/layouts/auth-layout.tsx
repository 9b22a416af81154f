import { Outlet } from "react-router";
import styles from "./auth-layout.module.css";
import { PageFrame } from "./frame.tsx";
import { HelpDoor } from "./help-door.tsx";
import { PolicyLinks } from "./site-footer.tsx";

/** The frame with the least of a footer: one thing to do, and the way out of it. */
const AuthLayout = () => (
  <PageFrame
    foot={
      <footer className={`column ${styles["auth-foot"]}`}>
        <HelpDoor inline />
        <PolicyLinks />
      </footer>
    }
  >
    <Outlet />
  </PageFrame>
);
export default AuthLayout;
