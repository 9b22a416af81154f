import { listedPages } from "@app/content/pages";
import { paths } from "@app/contract/paths";

/** One of each kind; with BENCH_PAGES=all, every page the world may find. */
const representative: readonly string[] = [
  paths.home,
  "/is-ai-therapy-helpful",
  paths.crisis,
  paths.zoki,
  paths.faqs,
];

/** What people use once they are in: judged by speed and access, and found by no search engine. */
export const appPages: readonly string[] = [
  paths.talkSession,
  paths.wall,
  paths.community,
  paths.checkIn,
  paths.membership,
  paths.safetyPlan,
];

export const publicPages: readonly string[] =
  process.env["BENCH_PAGES"] === "all" ? listedPages.map(({ path }) => path) : representative;
