import { pageOf } from "@app/content/pages";
import { paths } from "@app/contract/paths";
import type { Plugin } from "vite";

const id = "virtual:home-page";
const resolvedId = `\0${id}`;

/** Home's words alone: every page carries them, and the words of all other pages would weigh on home. */
export const homePagePlugin = (): Plugin => ({
  name: "home-page",
  resolveId: (source) => (source === id ? resolvedId : undefined),
  load: (loading) =>
    loading === resolvedId
      ? `export const homePage = ${JSON.stringify(pageOf(paths.home))};`
      : undefined,
});
