import { brand } from "./brand.ts";

/** Pages people find by searching; each has its own article. */
export const searchPaths = [
  "/ai-mental-health",
  "/ai-therapy",
  "/ai-therapist",
  "/therapy-chatbot",
  "/ai-mental-health-companion",
  "/virtual-therapist",
  "/anonymous-therapy",
  "/anonymous-ai-chatbot",
  "/anonymous-ai-therapy",
  "/personalised-therapy",
  "/mental-health-support",
  "/online-therapy",
  "/encrypted-therapy",
  "/secure-mental-health-platform",
  "/mental-well-being",
  "/free-ai-therapy-chatbot",
  "/best-free-ai-therapy-bots",
  "/explore-free-ai-therapy-apps",
  "/pros-and-cons-of-ai-therapy",
  "/is-ai-therapy-helpful",
  "/ai-therapy-apps",
  "/using-ai-for-cbt",
  "/using-ai-for-cbt-and-dbt",
  "/which-ai-chatbot-is-best",
  "/top-ai-chatbots-for-mental-health",
  "/what-is-an-ai-therapist",
  "/overcoming-stigma-ai-mental-health",
  "/the-science-behind-ai-therapy",
  "/best-ai-therapy",
  "/best-ai-therapist",
  "/best-ai-therapy-app",
] as const;
export type SearchPath = (typeof searchPaths)[number];

/** The three pages that carry the product's own name. */
export const namePaths = [`/${brand.slug}`, `/${brand.slug}-ai`, `/${brand.slug}-app`] as const;
export type NamePath = (typeof namePaths)[number];
