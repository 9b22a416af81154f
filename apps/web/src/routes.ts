import { articleOf } from "@app/content/articles";
import type { Page } from "@app/content/page";
import { pages } from "@app/content/pages";
import { paths, redirects } from "@app/contract/paths";
import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@react-router/dev/routes";

/** Pages with a screen of their own; every other page is rendered from its words. */
const screens: Readonly<Partial<Record<string, string>>> = {
  [paths.crisis]: "features/crisis/crisis-route.tsx",
  [paths.breathe]: "features/exercises/breathe-route.tsx",
  [paths.ground]: "features/exercises/ground-route.tsx",
  [paths.safety]: "features/safety/safety-route.tsx",
  [paths.safetyPlan]: "features/safety-plan/safety-plan-route.tsx",
  [paths.seed]: "features/seed/seed-route.tsx",
  [paths.desk]: "features/desk/desk-route.tsx",
  [paths.journey]: "features/journey/journey-route.tsx",
  [paths.analysis]: "features/analysis/analysis-route.tsx",
  [paths.membership]: "features/membership/membership-route.tsx",
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
  [paths.dataProtection]: "features/data-protection/data-protection-route.tsx",
  [paths.notFound]: "pages/not-found-route.tsx",
};

const rendererOf: Readonly<Record<Page["layout"], string>> = {
  main: "pages/page-route.tsx",
  bare: "pages/page-route.tsx",
  room: "pages/page-route.tsx",
  auth: "pages/door-route.tsx",
};

const screenOf = (page: Page): string =>
  screens[page.path] ??
  (articleOf(page.path) ? "pages/article-route.tsx" : rendererOf[page.layout]);

const routesIn = (kind: Page["layout"]): RouteConfigEntry[] =>
  pages
    .filter((page) => page.layout === kind && page.path !== paths.home)
    .map((page) => route(page.path, screenOf(page), { id: page.path.slice(1) }));

const redirect = (path: string, id: string) => route(path, "pages/redirect-route.tsx", { id });

export default [
  layout("layouts/main-layout.tsx", [index("features/home/home-route.tsx"), ...routesIn("main")]),
  layout("layouts/auth-layout.tsx", routesIn("auth")),
  layout("layouts/bare-layout.tsx", routesIn("bare")),
  layout("layouts/room-layout.tsx", routesIn("room")),
  ...Object.keys(redirects).map((path) => redirect(path, `redirect${path}`)),
  redirect("*", "unknown"),
] satisfies RouteConfig;
