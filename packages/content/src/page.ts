import type { PagePath } from "@app/contract/paths";

/** What every page says about itself, to readers and to search engines. */
export type Page = {
  path: PagePath;
  title: string;
  description: string;
  keywords: readonly string[];
  heading: string;
  lead: string;
  kind: "product" | "search" | "name" | "auth";
  layout: "main" | "auth" | "bare" | "room";
  /** What stands for it where somebody shares it; the registry adds it. */
  image?: string;
};
