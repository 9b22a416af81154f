import { type PagePath, paths } from "@app/contract/paths";
import { isListed } from "./is-listed.ts";
import type { Page } from "./page.ts";
import { authPages } from "./pages/auth.ts";
import { checkInPages } from "./pages/check-ins.ts";
import { deskPage } from "./pages/desk.ts";
import { licencesPage } from "./pages/licences.ts";
import { namePages } from "./pages/name.ts";
import { policyPages } from "./pages/policies.ts";
import { homePage, productPages } from "./pages/product.ts";
import { safetyPages } from "./pages/safety.ts";
import { searchPages } from "./pages/search.ts";
import { socialImageOf } from "./social-image.ts";

const withImage = (page: Page): Page => ({
  ...page,
  image: socialImageOf(isListed(page.path) ? page.path : paths.home),
});

const home = withImage(homePage);

export const pages: readonly Page[] = [
  home,
  ...[
    ...productPages,
    ...safetyPages,
    ...checkInPages,
    ...authPages,
    ...searchPages,
    ...namePages,
    ...policyPages,
    licencesPage,
    deskPage,
  ].map(withImage),
];

/** The pages the world may find: what the site map names, and what an image is made for. */
export const listedPages: readonly Page[] = pages.filter(({ path }) => isListed(path));

const pagesByPath: ReadonlyMap<string, Page> = new Map<PagePath, Page>(
  pages.map((page) => [page.path, page]),
);

/** The page at a path, a trailing slash or none; an unmapped path gets what home says. */
export const pageOf = (path: string): Page =>
  pagesByPath.get(path.replace(/(?<!\/)\/+$/, "") || paths.home) ?? home;
