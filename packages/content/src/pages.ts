import { type PagePath, paths } from "@app/contract/paths";
import type { Page } from "./page.ts";
import { authPages } from "./pages/auth.ts";
import { checkInPages } from "./pages/check-ins.ts";
import { deskPage } from "./pages/desk.ts";
import { namePages } from "./pages/name.ts";
import { homePage, productPages } from "./pages/product.ts";
import { safetyPages } from "./pages/safety.ts";
import { searchPages } from "./pages/search.ts";

export const pages: readonly Page[] = [
  homePage,
  ...productPages,
  ...safetyPages,
  ...checkInPages,
  ...authPages,
  ...searchPages,
  ...namePages,
  deskPage,
];

const pagesByPath: ReadonlyMap<string, Page> = new Map<PagePath, Page>(
  pages.map((page) => [page.path, page]),
);

/** The page at a path, a trailing slash or none; an unmapped path gets what home says. */
export const pageOf = (path: string): Page =>
  pagesByPath.get(path.replace(/\/+$/, "") || paths.home) ?? homePage;
