import { Outlet } from "react-router";
import { CompanyPlace } from "./company-place.tsx";
import { Frame } from "./frame.tsx";
import { SiteFooter } from "./site-footer.tsx";

const MainLayout = () => (
  <>
    <Frame foot={<SiteFooter />}>
      <Outlet />
    </Frame>
    <CompanyPlace />
  </>
);
export default MainLayout;
