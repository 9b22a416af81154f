import { Outlet } from "react-router";

/** The conversation is the room: no rail, no bar, no footer. */
const RoomLayout = () => <Outlet />;
export default RoomLayout;
