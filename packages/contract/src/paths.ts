import { brand } from "./brand.ts";
import type { NamePath, SearchPath } from "./search-paths.ts";

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

export type PagePath = (typeof paths)[PageName] | SearchPath | NamePath;
