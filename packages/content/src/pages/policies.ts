import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import type { Page } from "../page.ts";

const { name, companion } = brand;
const keptDays = limits.session.retentionDays;

export const policyPages: readonly Page[] = [
  {
    path: paths.privacy,
    title: `Privacy | ${name}`,
    description: `What ${name} has of you and why, how long it stays, who else gets it, and what you can see, take along and delete yourself, at once and without asking.`,
    keywords: ["privacy policy", "personal data", "retention", "your rights", "GDPR"],
    heading: "Privacy",
    lead: `What ${name} has of you, why, and for how long. Most of what you may ask of us you can do here yourself.`,
    kind: "product",
    layout: "main",
  },
  {
    path: paths.healthData,
    title: `Health data | ${name}`,
    description: `What you write to ${companion} may say much about your health. This page says what counts as health data, what it is used for, who gets it and how to end it.`,
    keywords: ["health data policy", "consumer health data", "consent", "sensitive data"],
    heading: "Health data",
    lead: "What you write here may say much about your health. It is used to answer you, it is not sold, and you can take it back.",
    kind: "product",
    layout: "main",
  },
  {
    path: paths.cookies,
    title: `Cookies | ${name}`,
    description: `Which cookies ${name} sets and what the browser remembers for it. Nothing from your conversations is in them, and your choice can be changed at any time.`,
    keywords: ["cookie policy", "cookies", "browser storage", "Global Privacy Control"],
    heading: "Cookies",
    lead: "What keeps you signed in is always on. Everything else is your choice, and nothing from your conversations is in any of it.",
    kind: "product",
    layout: "main",
  },
  {
    path: paths.terms,
    title: `Terms of use | ${name}`,
    description: `What you agree to when you use ${name}: that ${companion} is an AI, that it is for adults and not for emergencies, and what holds for words, accounts and money.`,
    keywords: ["terms of use", "terms and conditions", "adults only", "withdrawal"],
    heading: "Terms of use",
    lead: `The rules of the house, as short as they could be made. The text of a conversation is kept ${keptDays} days at most; the rest of what holds is below.`,
    kind: "product",
    layout: "main",
  },
  {
    path: paths.communityRules,
    title: `Rules for what is shared | ${name}`,
    description: `What is welcome on the Void Board and among the community prompts of ${name}, what is not, how both are kept kind, who decides, and how to complain.`,
    keywords: ["community rules", "moderation", "reporting", "complaints", "Void Board"],
    heading: "Rules for what is shared",
    lead: "The Void Board and the community prompts are read by strangers. These few rules keep both a place where one can say something.",
    kind: "product",
    layout: "main",
  },
];
