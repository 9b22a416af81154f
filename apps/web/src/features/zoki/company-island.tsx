import { mountIsland } from "../../navigation/mount-island.tsx";
import { CompanyCorner } from "./company-corner.tsx";

/** The corner on a page without React, for whoever took the companion along. */
export const mountCompany = (): void => {
  const place = document.createElement("div");
  document.body.append(place);
  mountIsland(place, <CompanyCorner />);
};
