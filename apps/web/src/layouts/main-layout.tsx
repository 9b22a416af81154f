import { Outlet, useLocation } from "react-router";
import { AccountMade } from "./account-made.tsx";
import { CompanyPlace } from "./company-place.tsx";
import { PageFrame } from "./frame.tsx";
import { hasShortFooter } from "./places.ts";
import { ShortFooter } from "./short-footer.tsx";
import { SiteFooter } from "./site-footer.tsx";

const MainLayout = () => {
  const { pathname } = useLocation();
  return (
    <>
      <PageFrame foot={hasShortFooter(pathname) ? <ShortFooter /> : <SiteFooter />}>
        <AccountMade />
        <Outlet />
      </PageFrame>
      <CompanyPlace />
    </>
  );
};
export default MainLayout;
