import { type PagePath, paths } from "@app/contract/paths";

/**
 * Pages that are somebody's own, or one step of something, or nothing to find: they open for whoever
 * is led there, and no search engine is.
 */
const unlisted: ReadonlySet<string> = new Set<PagePath>([
  paths.talk,
  paths.newSession,
  paths.welcome,
  paths.journey,
  paths.appointments,
  paths.analysis,
  paths.account,
  paths.settings,
  paths.logout,
  paths.deleteAccount,
  paths.confirm,
  paths.seed,
  paths.verifyEmail,
  paths.forgotPassword,
  paths.resetPassword,
  paths.login,
  paths.register,
  paths.notFound,
  paths.maintenance,
  paths.desk,
]);

export const isListed = (path: string): boolean => !unlisted.has(path);
