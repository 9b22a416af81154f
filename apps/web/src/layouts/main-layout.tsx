import { Outlet, useLocation } from "react-router";
import { AccountMade } from "./account-made.tsx";
import { CompanyPlace } from "./company-place.tsx";
import { Frame } from "./frame.tsx";
import { isOwnPlace } from "./places.ts";
import { PolicyLinks, SiteFooter } from "./site-footer.tsx";
import "./auth-layout.css";

const MainLayout = () => {
  const { pathname } = useLocation();
  return (
    <>
      <Frame
        foot={
          isOwnPlace(pathname) ? (
            <footer className="column auth-foot">
              <PolicyLinks />
            </footer>
          ) : (
            <SiteFooter />
          )
        }
      >
        <AccountMade />
        <Outlet />
      </Frame>
      <CompanyPlace />
    </>
  );
};
export default MainLayout;
