import { brand } from "@app/contract/brand";
import { type PagePath, paths } from "@app/contract/paths";

export type SiteLink = { path: PagePath; label: string };
export type SiteLinkGroup = { heading: string; links: readonly SiteLink[] };

/** The bottom bar on phones and the rail on wide screens, in order. */
export const navigation: readonly SiteLink[] = [
  { path: paths.home, label: "Home" },
  { path: paths.talk, label: "Talk" },
  { path: paths.journey, label: "Journey" },
  { path: paths.explore, label: "Explore" },
  { path: paths.account, label: "You" },
];

export const footerGroups: readonly SiteLinkGroup[] = [
  {
    heading: "Questions people ask",
    links: [
      { path: "/is-ai-therapy-helpful", label: "Is AI therapy helpful?" },
      { path: "/pros-and-cons-of-ai-therapy", label: "Pros and cons of AI therapy" },
      { path: "/what-is-an-ai-therapist", label: "What is an AI therapist?" },
      { path: "/the-science-behind-ai-therapy", label: "The science behind AI therapy" },
      { path: "/using-ai-for-cbt", label: "Using AI for CBT" },
      { path: "/using-ai-for-cbt-and-dbt", label: "Using AI for CBT and DBT" },
      { path: "/which-ai-chatbot-is-best", label: "Which AI chatbot is best?" },
      { path: "/anonymous-ai-chatbot", label: "Anonymous AI chatbots" },
      { path: "/encrypted-therapy", label: "Encrypted conversations" },
      { path: "/overcoming-stigma-ai-mental-health", label: "Overcoming stigma" },
    ],
  },
  {
    heading: "About",
    links: [
      { path: paths.ourPurpose, label: "Our purpose" },
      { path: paths.dataProtection, label: `How ${brand.name} protects your data` },
      { path: paths.importantInfo, label: "Important info" },
      { path: paths.safety, label: "Safety" },
      { path: paths.faqs, label: "FAQs" },
      { path: paths.contact, label: "Contact" },
    ],
  },
];

/** On every page: the first is asked for by law, by itself and not inside another. */
export const policyLinks: readonly SiteLink[] = [
  { path: paths.healthData, label: "Health data" },
  { path: paths.privacy, label: "Privacy" },
  { path: paths.cookies, label: "Cookies" },
  { path: paths.terms, label: "Terms" },
];
