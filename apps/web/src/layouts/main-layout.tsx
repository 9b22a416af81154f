import { Outlet, useLocation } from "react-router";
import { AccountMade } from "./account-made.tsx";
import styles from "./auth-layout.module.css";
import { CompanyPlace } from "./company-place.tsx";
import { PageFrame } from "./frame.tsx";
import { isOwnPlace } from "./places.ts";
import { PolicyLinks, SiteFooter } from "./site-footer.tsx";

const MainLayout = () => {
  const { pathname } = useLocation();
  return (
    <>
      <PageFrame
        foot={
          isOwnPlace(pathname) ? (
            <footer className={`column ${styles["auth-foot"]}`}>
              <PolicyLinks />
            </footer>
          ) : (
            <SiteFooter />
          )
        }
      >
        <AccountMade />
        <Outlet />
      </PageFrame>
      <CompanyPlace />
    </>
  );
};
export default MainLayout;
