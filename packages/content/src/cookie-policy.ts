import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";

const { name, companion } = brand;

export type PolicySection = { heading: string; text: string };

/** The whole of it, in nine short sections, folded under the choice itself. */
export const cookiePolicy: readonly PolicySection[] = [
  {
    heading: "What this is about",
    text: `A cookie is a short note that a site leaves in your browser. ${name} also uses the browser’s own storage, which works much the same. This policy is about both.`,
  },
  {
    heading: "Essential",
    text: "One cookie keeps you signed in, and one tells your account that it knows this browser. The browser also remembers your light, your country and your answers to questions like this one. Without them nothing here would work, so they are always on.",
  },
  {
    heading: "Analytics",
    text: `Whoever runs this copy of ${name} may count which pages are read. Where they do not, this switch changes nothing. Where they do, their counter runs in a closed frame that is told the name of the page. It cannot see the page itself, and it can leave no note in your browser.`,
  },
  {
    heading: "Marketing",
    text: `A link to ${name} may say where it stood, in a letter for example. With this switch on, the counter is told that too. There is no advertising here, and no profile of you is made for anybody.`,
  },
  {
    heading: "What is never in them",
    text: `Nothing you write to ${companion}, nothing you keep, and nothing about how you are. Where you talk, keep things or look for help, nothing is counted at all.`,
  },
  {
    heading: "How long they stay",
    text: "The sign-in cookie goes when you sign out. What the browser remembers stays until you clear it. Some of it, such as a half-written message, goes with the tab.",
  },
  {
    heading: "Changing your mind",
    text: "You can change your choice at any time, in Settings or by the link at the foot of the page. A browser that sends Global Privacy Control starts with both switches off.",
  },
  {
    heading: "Age",
    text: `${name} is for adults, ${limits.person.minAgeYears} and over. If you are younger, please do not use it. The crisis page is open to everybody, at any age.`,
  },
  {
    heading: "Disclaimer",
    text: `${companion} is an AI. ${name} is not a licensed professional and not a substitute for a licensed therapist. It does not diagnose or treat, and it is not an emergency service.`,
  },
];
