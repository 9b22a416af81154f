import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { LeaveLink, leaving } from "../leave-link.tsx";
import { setDark, useDark } from "../theme.ts";
import { Bar, Place, Rail, TopBar } from "../ui/frame.tsx";
import { RoundButton } from "../ui/round-button.tsx";
import { ShellIcon } from "../ui/shell-icon.tsx";
import { mainId } from "../ui/skip-link.tsx";
import { Zoki } from "../ui/zoki.tsx";
import { HelpDoor } from "./help-door.tsx";
import { currentOf, places } from "./places.ts";

/** Rail or bar around a page, and what a page needs on every screen: the light, and help in a crisis. */
export const Frame = ({ children, foot }: { children: ReactNode; foot?: ReactNode }) => {
  const { pathname } = useLocation();
  const dark = useDark();
  const changeLight = () => setDark(!dark);

  const links = places.map((place) => (
    <Link
      key={place.path}
      to={place.path}
      prefetch="intent"
      aria-current={currentOf(place, pathname)}
    >
      <Place icon={place.icon}>{place.name}</Place>
    </Link>
  ));

  return (
    <>
      <Rail
        label={brand.name}
        mark={
          <Link className="rail-mark" to={paths.home} aria-label={`${brand.name}, home`}>
            <Zoki size={40} />
          </Link>
        }
        places={links}
        foot={
          <>
            <button type="button" onClick={changeLight}>
              <Place icon="light">{dark ? "Light" : "Dark"}</Place>
            </button>
            <Link to={paths.crisis}>
              <Place icon="heart">Crisis</Place>
            </Link>
            <a {...leaving}>
              <Place icon="leave">Leave</Place>
            </a>
          </>
        }
      />
      <div className="beside-rail">
        <TopBar
          mark={
            <Link className="wordmark" to={paths.home}>
              {brand.name}
            </Link>
          }
        >
          <RoundButton
            label={dark ? "Change to the light look" : "Change to the dark look"}
            onClick={changeLight}
          >
            <ShellIcon name="light" />
          </RoundButton>
          <Link className="button button-quiet" to={paths.crisis}>
            Crisis
          </Link>
          <LeaveLink />
        </TopBar>
        <main id={mainId} tabIndex={-1}>
          {children}
        </main>
        {foot}
      </div>
      <Bar places={links} />
      <HelpDoor />
    </>
  );
};
