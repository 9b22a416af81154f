import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import type { Page } from "../page.ts";

const { name, companion } = brand;

export const authPages: readonly Page[] = [
  {
    path: paths.login,
    title: `Sign in | ${name}`,
    description: `The sign-in page of ${name}. An account is optional: talking in text with ${companion}, an AI companion, needs no name, no e-mail and no payment.`,
    keywords: ["sign in", "account", "no account needed", "AI companion"],
    heading: "Come in as you are.",
    lead: `An account is optional here. Talking with ${companion} in text needs no name and no e-mail.`,
    kind: "auth",
    layout: "auth",
  },
  {
    path: paths.register,
    title: `Make an account | ${name}`,
    description: `The page about making an account with ${name}. It is optional: you can talk in text with ${companion} first, and decide about one later or never.`,
    keywords: ["make an account", "register", "optional account", "AI companion"],
    heading: "Make an account",
    lead: `An account is for people who want to come back to the same place. Talking with ${companion} in text works without one.`,
    kind: "auth",
    layout: "auth",
  },
  {
    path: paths.forgotPassword,
    title: `Forgotten password | ${name}`,
    description: `The page about a lost password for ${name}. It happens to everyone, and talking in text with ${companion}, an AI companion, needs no account at all.`,
    keywords: ["forgotten password", "lost password", "account access", "sign in help"],
    heading: "Forgotten your password?",
    lead: `It happens to everyone. Meanwhile you can talk with ${companion} in text without signing in.`,
    kind: "auth",
    layout: "auth",
  },
  {
    path: paths.resetPassword,
    title: `Choose a new password | ${name}`,
    description: `The page about a new password for your ${name} account. The best is one you use nowhere else, hard to guess for others and easy for you to keep.`,
    keywords: ["new password", "reset password", "account security", "strong password"],
    heading: "Choose a new password",
    lead: `Pick one that you use nowhere else, of ${limits.person.passwordMinChars} characters or more. A few unrelated words in a row are hard to guess and easy to keep.`,
    kind: "auth",
    layout: "auth",
  },
  {
    path: paths.notFound,
    title: `Page not found | ${name}`,
    description: `There is no page at this address. It may be old, or mistyped. Home, the conversation with ${companion} and the crisis page are all where they were.`,
    keywords: ["page not found", "404", "wrong address", "missing page"],
    heading: "There is nothing here.",
    lead: "The address may be old, or mistyped. You did nothing wrong.",
    kind: "auth",
    layout: "auth",
  },
  {
    path: paths.maintenance,
    title: `Closed for a short while | ${name}`,
    description: `${name} is closed for a short while so that somebody can look after it. If you need a person now, your local emergency number is open.`,
    keywords: ["maintenance", "closed for now", "service status", "try again later"],
    heading: "Closed for a short while",
    lead: "Somebody is looking after the place. If you are in danger, ring your local emergency number now; it does not depend on us.",
    kind: "auth",
    layout: "auth",
  },
];
