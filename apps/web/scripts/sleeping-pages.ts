import { articles } from "@app/content/articles";
import { listedPages } from "@app/content/pages";
import { statements } from "@app/content/statements";
import { paths } from "@app/contract/paths";

/**
 * Pages that are whole as they are drawn: their scripts wait for a sign of somebody. The crisis page is
 * among them since the numbers of one's own country are in its first picture and every link on it works.
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
  paths.crisis,
  paths.gettingStarted,
  paths.selfCheck,
  ...articles.map(({ path }) => path),
  ...statements.map(({ path }) => path),
];

/** Pages that look something up, or on which there is something to do at once: they are painted, and then wake by themselves. */
export const dozingPages: readonly string[] = listedPages
  .map(({ path }) => path)
  .filter((path) => !sleepingPages.includes(path));
