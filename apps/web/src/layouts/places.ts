import { paths } from "@app/contract/paths";
import type { ShellIconName } from "../ui/shell-icon.tsx";

type PlaceInfo = {
  name: string;
  icon: ShellIconName;
  path: string;
  /** Pages that have no entry of their own and belong to this one. */
  holds: readonly string[];
};

/** The five places of the rail and of the bar. */
export const navPlaces: readonly PlaceInfo[] = [
  { name: "Home", icon: "home", path: paths.home, holds: [] },
  { name: "Talk", icon: "talk", path: paths.talk, holds: [paths.talkSession, paths.newSession] },
  {
    name: "Journey",
    icon: "journey",
    path: paths.journey,
    holds: [paths.analysis, paths.appointments, paths.checkIn, paths.selfCheck, paths.safetyPlan],
  },
  {
    name: "Explore",
    icon: "explore",
    path: paths.explore,
    holds: [paths.programs, paths.community, paths.wall, paths.faqs, paths.zoki],
  },
  {
    name: "You",
    icon: "you",
    path: paths.account,
    holds: [
      paths.settings,
      paths.membership,
      paths.deleteAccount,
      paths.logout,
      paths.login,
      paths.register,
      paths.forgotPassword,
      paths.resetPassword,
    ],
  },
];

/** Pages that belong to Explore and are read like an article. */
const readInExplore: readonly string[] = [paths.faqs, paths.zoki];

/** Where somebody came to do something. What leads around the site stands on home, and on what is read. */
const withShortFooter: ReadonlySet<string> = new Set([
  ...navPlaces
    .flatMap(({ path, holds }) => [path, ...holds])
    .filter((path) => path !== paths.home && !readInExplore.includes(path)),
  paths.crisis,
  paths.confirm,
  paths.desk,
]);

export const hasShortFooter = (pathname: string): boolean => {
  const path = pathname.replace(/\/+$/, "");
  // Programs and their steps, and the exercises.
  const isBelow = [paths.programs, paths.explore].some((above) => path.startsWith(`${above}/`));
  return isBelow || withShortFooter.has(path);
};

const productPaths: ReadonlySet<string> = new Set(Object.values(paths));

/** How a place says that the page shown is it, or one of its pages. */
export const currentOf = (place: PlaceInfo, pathname: string): "page" | "true" | undefined => {
  const path = pathname.replace(/\/+$/, "") || paths.home;
  if (place.path === path) return "page";
  if (place.holds.includes(path)) return "true";
  const isArticle = !productPaths.has(path);
  return isArticle && place.path === paths.explore ? "true" : undefined;
};
