import { Outlet } from "react-router";
import { Frame } from "./frame.tsx";

/** The frame without a footer: one thing to do, and the way out of it. */
const AuthLayout = () => (
  <Frame>
    <Outlet />
  </Frame>
);
export default AuthLayout;
