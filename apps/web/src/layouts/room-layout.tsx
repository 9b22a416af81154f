import { Outlet } from "react-router";
import { AccountMade } from "./account-made.tsx";

/** The conversation is the room: no rail, no bar, no footer. */
const RoomLayout = () => (
  <>
    <AccountMade />
    <Outlet />
  </>
);
export default RoomLayout;
