import { articles } from "@app/content/articles";
import { statements } from "@app/content/statements";
import { paths } from "@app/contract/paths";

/** Pages that come without React (decision 39). */
const readPages: ReadonlySet<string> = new Set<string>([
  paths.crisis,
  paths.faqs,
  paths.licences,
  paths.zoki,
  ...articles.map(({ path }) => path),
  ...statements.map(({ path }) => path),
]);

export const isOnlyRead = (path: string): boolean => readPages.has(path);
