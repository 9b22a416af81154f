import { paths } from "@app/contract/paths";

/** Home and its own page have it in large, and whoever needs a person needs no drawing. */
const withoutIt: readonly string[] = [paths.home, paths.zoki, paths.crisis, paths.safetyPlan];

/** Whether the companion may sit in the corner of a page. */
export const mayStandOn = (pathname: string): boolean =>
  !withoutIt.includes(pathname.replace(/(.)\/+$/, "$1"));
