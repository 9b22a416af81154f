import { Outlet } from "react-router";
import { Frame } from "./frame.tsx";
import { SiteFooter } from "./site-footer.tsx";

const MainLayout = () => (
  <Frame foot={<SiteFooter />}>
    <Outlet />
  </Frame>
);
export default MainLayout;
