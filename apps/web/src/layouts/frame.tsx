import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { HelpDoor } from "../features/help/help-door.tsx";
import { Link } from "../navigation/link.tsx";
import { LeaveLink, leaveLinkProps } from "../quick-exit/leave-link.tsx";
import { lightMark } from "../theme/theme.ts";
import { nextThemeName } from "../theme/theme-names.ts";
import { Bar, NavPlace, Rail, TopBar } from "../ui/frame.tsx";
import { ShellIcon } from "../ui/shell-icon.tsx";
import { mainId } from "../ui/skip-link.tsx";
import { Zoki } from "../ui/zoki.tsx";
import { currentOf, navPlaces } from "./places.ts";

const changesLight = { [lightMark]: "" };

/** The light that comes next. Both words are in the page and its light shows one of them, so that no script has to write it. */
const ThemeName = () => (
  <>
    <span className="at-dusk">{nextThemeName(true)}</span>
    <span className="at-dawn">{nextThemeName(false)}</span>
  </>
);

/** Rail or bar around a page, and what a page needs on every screen: the light, and help in a crisis. */
export const PageFrame = ({ children, foot }: { children: ReactNode; foot?: ReactNode }) => {
  const { pathname } = useLocation();

  const links = navPlaces.map((place) => (
    <Link
      key={place.path}
      to={place.path}
      prefetch="intent"
      aria-current={currentOf(place, pathname)}
    >
      <NavPlace icon={place.icon}>{place.name}</NavPlace>
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
            <button type="button" {...changesLight}>
              <NavPlace icon="light">
                <ThemeName />
              </NavPlace>
            </button>
            <Link to={paths.crisis}>
              <NavPlace icon="heart">Crisis</NavPlace>
            </Link>
            <a {...leaveLinkProps}>
              <NavPlace icon="leave">Leave</NavPlace>
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
          <button type="button" className="icon-button" {...changesLight}>
            <ShellIcon name="light" />
            <span className="visually-hidden">
              <ThemeName />
            </span>
          </button>
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
