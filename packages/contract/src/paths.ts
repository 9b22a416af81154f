import { brand } from "./brand.ts";

/** The product's pages, by what they are. Every link in the product is written with these. */
export const paths = {
  home: "/",
  ourPurpose: "/our-purpose",
  importantInfo: "/important-info",
  welcome: "/welcome",
  newSession: "/new-session",
  journey: "/journey",
  logout: "/logout",
  account: "/account",
  settings: "/settings",
  crisis: "/crisis",
  safety: "/safety",
  safetyPlan: "/safety-plan",
  breathe: "/breathe",
  ground: "/ground",
  programs: "/programs",
  contact: "/contact",
  zoki: "/zoki",
  talk: "/talk",
  talkSession: "/talk-session",
  wall: "/wall",
  deleteAccount: "/delete-account",
  membership: "/membership",
  confirm: "/confirm",
  explore: "/explore",
  appointments: "/appointments",
  checkIn: "/check-in",
  selfCheck: "/self-check",
  community: "/community",
  communityRules: "/community-rules",
  faqs: "/faqs",
  licences: "/licences",
  analysis: "/analysis",
  dataProtection: `/how-${brand.slug}-protects-your-data`,

  privacy: "/privacy",
  healthData: "/health-data",
  cookies: "/cookies",
  terms: "/terms",

  notFound: "/auth/404",
  maintenance: "/auth/maintenance",
  register: "/auth/register",
  login: "/auth/login",
  forgotPassword: "/auth/forgot-password",
  resetPassword: "/auth/reset-password",

  desk: "/admin",

  seed: "/seed",
  verifyEmail: "/verify-email",
  gettingStarted: "/getting-started",
} as const;

export type PageName = keyof typeof paths;

/** The pages for a hard hour: nothing is asked on them, and nothing ever stands in front of them. */
export const helpPaths: readonly string[] = [
  paths.crisis,
  paths.safetyPlan,
  paths.breathe,
  paths.ground,
];

/** Old addresses and where they lead. */
export const redirects = { "/dashboard": paths.home, "/home": paths.home } as const;

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

export type PagePath = (typeof paths)[PageName] | SearchPath | NamePath;

/** Marked as pure, since no page in a browser reads it: without the mark each would carry the whole list. */
export const allPagePaths = /* @__PURE__ */ ((): readonly PagePath[] => [
  ...Object.values(paths),
  ...searchPaths,
  ...namePaths,
])();
