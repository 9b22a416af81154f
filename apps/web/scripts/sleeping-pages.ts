import { articles } from "@app/content/articles";
import { listedPages } from "@app/content/pages";
import { statements } from "@app/content/statements";
import { paths } from "@app/contract/paths";

/**
 * Pages that are there to be read: their scripts wait for a sign of somebody. Help is never among
 * them, and neither is a page on which there is something to do at once.
 */
export const sleepingPages: readonly string[] = [
  paths.home,
  paths.faqs,
  paths.zoki,
  paths.dataProtection,
  paths.licences,
  paths.contact,
  paths.explore,
  paths.programs,
  ...articles.map(({ path }) => path),
  ...statements.map(({ path }) => path),
];

/** Pages on which there is something to do, help first among them: they are painted, and then wake by themselves. */
export const dozingPages: readonly string[] = listedPages
  .map(({ path }) => path)
  .filter((path) => !sleepingPages.includes(path));
