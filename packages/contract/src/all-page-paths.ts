import { type PagePath, paths } from "./paths.ts";
import { namePaths, searchPaths } from "./search-paths.ts";

/** Every address that is a page. It lies by itself, since no page needs all of them to show itself. */
export const allPagePaths: readonly PagePath[] = [
  ...Object.values(paths),
  ...searchPaths,
  ...namePaths,
];
