import { paths } from "@app/contract/paths";
import { namePaths, searchPaths } from "@app/contract/search-paths";
import type { CookieChoice } from "./cookie-choice.ts";

/** The pages that are there to be read. Where people talk, keep or look for help, nothing is measured. */
const readPaths: ReadonlySet<string> = new Set<string>([
  paths.home,
  paths.ourPurpose,
  paths.importantInfo,
  paths.dataProtection,
  paths.safety,
  paths.faqs,
  paths.zoki,
  paths.membership,
  ...searchPaths,
  ...namePaths,
]);

const campaign = /^utm_(source|medium|campaign|term|content)$/;

const campaignOf = (search: string): string =>
  new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => campaign.test(name)),
  ).toString();

/**
 * The address of the frame in which the operator's script runs, or null where nothing may be measured.
 * It names the page, and the link that led here only for somebody who agreed to that.
 */
export const measureAddress = (
  { pathname, search }: { pathname: string; search: string },
  choice: CookieChoice | null,
): string | null => {
  const path = pathname.replace(/(.)\/+$/, "$1");
  if (!choice || !readPaths.has(path)) return null;
  const brought = choice.marketing ? campaignOf(search) : "";
  if (!choice.analytics && !brought) return null;
  return `/measure${path === "/" ? "" : path}${brought ? `?${brought}` : ""}`;
};
