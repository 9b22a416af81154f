import { allPagePaths } from "@app/contract/all-page-paths";
import { paths } from "@app/contract/paths";

const nowhere = "https://nowhere.invalid";

/** Signing in must not lead back to signing in. */
const doors: ReadonlySet<string> = new Set([
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.logout,
  paths.deleteAccount,
]);

const known: ReadonlySet<string> = new Set(allPagePaths);

/** Where the page before wants people to be afterwards, if that is a page of ours. */
export const whereNext = (search: URLSearchParams): string | null => {
  const wanted = search.get("next");
  if (!wanted?.startsWith("/")) return null;
  const url = URL.parse(wanted, nowhere);
  if (url?.origin !== nowhere || !known.has(url.pathname) || doors.has(url.pathname)) return null;
  return url.pathname + url.search;
};

/** The conversation that address names. */
export const sessionIn = (address: string | null): string | null => {
  const url = address ? URL.parse(address, nowhere) : null;
  return url?.pathname === paths.talk ? url.searchParams.get("session") : null;
};

export const talkAt = (sessionId: string): string =>
  `${paths.talk}?session=${encodeURIComponent(sessionId)}`;
