import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import type { Page } from "../page.ts";

const { name, slug, companion } = brand;

export const namePages: readonly Page[] = [
  {
    path: `/${slug}`,
    title: `What ${name} is | ${name}`,
    description: `${name} is a place to think out loud with ${companion}, an AI companion. What it is, what it is not, and who it is for, in a few plain sentences.`,
    keywords: [name, `what is ${name}`, "AI companion", "reflective conversation"],
    heading: `What ${name} is`,
    lead: `A place to think out loud with ${companion}, an AI that listens and asks. It is not therapy, and it is for adults, ${limits.person.minAgeYears} and over.`,
    kind: "name",
    layout: "main",
  },
  {
    path: `/${slug}-ai`,
    title: `The AI in ${name} | ${name}`,
    description: `Who answers when you write to ${name}: ${companion}, an AI and never a person. By default it runs on one machine, with no outside service involved.`,
    keywords: [`${name} AI`, "AI companion", "local AI", "honest AI", "AI disclosure"],
    heading: `The AI in ${name}`,
    lead: `The one who answers is ${companion}, an AI and never a person. By default it runs on one machine and sends your words to no outside service.`,
    kind: "name",
    layout: "main",
  },
  {
    path: `/${slug}-app`,
    title: `${name} in your browser | ${name}`,
    description: `${name} opens in the browser of a phone or a computer. There is nothing to buy and no account to make before you talk in text with ${companion}.`,
    keywords: [`${name} app`, "web app", "AI companion app", "no account"],
    heading: `${name} in your browser`,
    lead: `It opens in the browser you already have. You can talk with ${companion} in text without an account.`,
    kind: "name",
    layout: "main",
  },
];
