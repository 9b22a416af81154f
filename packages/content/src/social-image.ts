import { type PagePath, paths } from "@app/contract/paths";

/** Where the image lies that stands for a page where somebody shares it. */
export const socialImageOf = (path: PagePath): string =>
  `/social${path === paths.home ? "/home" : path}.png`;
