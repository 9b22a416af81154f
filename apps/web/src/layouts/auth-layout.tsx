import { Outlet } from "react-router";
import { PageFrame } from "./frame.tsx";
import { ShortFooter } from "./short-footer.tsx";

/** One thing to do, and the way out of it. */
const AuthLayout = () => (
  <PageFrame foot={<ShortFooter />}>
    <Outlet />
  </PageFrame>
);
export default AuthLayout;
