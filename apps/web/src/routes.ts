import { articleOf } from "@app/content/articles";
import type { Page } from "@app/content/page";
import { pages } from "@app/content/pages";
import { statementOf } from "@app/content/statements";
import { paths, redirects } from "@app/contract/paths";
import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@react-router/dev/routes";

/** The server knows which addresses are articles, and sends nobody here for any other. */
export const articlePattern = "/:article";

/** The screen of each page; articles and statements have one for all of a kind. */
const screens: Readonly<Partial<Record<string, string>>> = {
  [paths.crisis]: "features/crisis/crisis-route.tsx",
  [paths.appointments]: "features/appointments/appointments-route.tsx",
  [paths.breathe]: "features/exercises/breathe-route.tsx",
  [paths.ground]: "features/exercises/ground-route.tsx",
  [paths.safety]: "features/safety/safety-route.tsx",
  [paths.safetyPlan]: "features/safety-plan/safety-plan-route.tsx",
  [paths.licences]: "features/licences/licences-route.tsx",
  [paths.seed]: "features/seed/seed-route.tsx",
  [paths.desk]: "features/desk/desk-route.tsx",
  [paths.gettingStarted]: "features/onboarding/getting-started-route.tsx",
  [paths.journey]: "features/journey/journey-route.tsx",
  [paths.checkIn]: "features/check-ins/check-in-route.tsx",
  [paths.selfCheck]: "features/check-ins/self-check-route.tsx",
  [paths.analysis]: "features/analysis/analysis-route.tsx",
  [paths.membership]: "features/membership/membership-route.tsx",
  [paths.programs]: "features/programs/programs-route.tsx",
  [paths.explore]: "features/explore/explore-route.tsx",
  [paths.wall]: "features/board/board-route.tsx",
  [paths.newSession]: "features/new-session/new-session-route.tsx",
  [paths.settings]: "features/settings/settings-route.tsx",
  [paths.talk]: "features/talk/talk-route.tsx",
  [paths.talkSession]: "features/talk/talk-route.tsx",
  [paths.account]: "features/account/account-route.tsx",
  [paths.login]: "features/account/door/sign-in-route.tsx",
  [paths.register]: "features/account/door/sign-in-route.tsx",
  [paths.forgotPassword]: "features/account/letters/forgot-password-route.tsx",
  [paths.resetPassword]: "features/account/letters/reset-password-route.tsx",
  [paths.verifyEmail]: "features/account/letters/verify-email-route.tsx",
  [paths.confirm]: "features/account/letters/confirm-route.tsx",
  [paths.logout]: "features/account/logout-route.tsx",
  [paths.deleteAccount]: "features/account/delete-account-route.tsx",
  [paths.community]: "features/community/community-route.tsx",
  [paths.contact]: "features/contact/contact-route.tsx",
  [paths.faqs]: "features/faqs/faqs-route.tsx",
  [paths.dataProtection]: "features/data-protection/data-protection-route.tsx",
  [paths.zoki]: "features/zoki/zoki-route.tsx",
  [paths.welcome]: "features/onboarding/welcome-route.tsx",
  [paths.notFound]: "pages/not-found-route.tsx",
  [paths.maintenance]: "pages/maintenance-route.tsx",
};

const screenOf = ({ path }: Page): string => {
  const screen = statementOf(path) ? "pages/statement-route.tsx" : screens[path];
  if (screen === undefined) throw new Error(`${path} has no screen: name it in routes.ts`);
  return screen;
};

const routesIn = (kind: Page["layout"]): RouteConfigEntry[] =>
  pages
    .filter(({ layout, path }) => layout === kind && path !== paths.home && !articleOf(path))
    .map((page) => route(page.path, screenOf(page), { id: page.path.slice(1) }));

/** One route tells all of a kind, so that the list of routes, which every visitor loads, stays short. */
const kinds: RouteConfigEntry[] = [
  [articlePattern, "pages/article-route.tsx"],
  [`${paths.programs}/:program`, "features/programs/programs-route.tsx"],
  [`${paths.programs}/:program/:step`, "features/programs/programs-route.tsx"],
  [`${paths.explore}/:exercise`, "features/exercises/exercise-route.tsx"],
].map(([path = "", file = ""]) => route(path, file, { id: path.slice(1) }));

const redirect = (path: string, id: string) => route(path, "pages/redirect-route.tsx", { id });

export default [
  layout("layouts/main-layout.tsx", [
    index("features/home/home-route.tsx"),
    ...routesIn("main"),
    ...kinds,
  ]),
  layout("layouts/auth-layout.tsx", routesIn("auth")),
  layout("layouts/bare-layout.tsx", routesIn("bare")),
  layout("layouts/room-layout.tsx", routesIn("room")),
  ...Object.keys(redirects).map((path) => redirect(path, `redirect${path}`)),
  redirect("*", "unknown"),
] satisfies RouteConfig;
