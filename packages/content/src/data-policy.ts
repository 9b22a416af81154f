import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";

const { name, companion } = brand;

export type DataPolicySection = { heading: string; text: string };

/** The privacy page in six short sections, for somebody who only wants to know quickly. */
export const dataPolicy: readonly DataPolicySection[] = [
  {
    heading: "Data collected",
    text: "What you write in a conversation, what you choose to keep, your settings, and, with an account, how you sign in. No position, no contacts, no advertising identifier.",
  },
  {
    heading: "Use",
    text: `To answer you, to notice danger, and to show you what you kept. ${companion} remembers only what you agreed to. Nothing you write is used to train models.`,
  },
  {
    heading: "Sharing",
    text: "By default with nobody. Where a language model was connected, the conversation you are in goes to its host, and a receipt under each reply says so. Nothing is sold.",
  },
  {
    heading: "Security",
    text: `Conversations are encrypted on the server’s disk and deleted after ${limits.session.retentionDays} days at most. What you save in your vault is encrypted in your browser; ${name} cannot open it.`,
  },
  {
    heading: "Managing data",
    text: "See your own rows, export what you saved, switch memory off, delete one thing or everything. You can do all of it yourself, at once.",
  },
  {
    heading: "Contact",
    text: "Questions about your data go to the people who run this copy.",
  },
];
