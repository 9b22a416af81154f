import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import type { IconName } from "../../ui/icon.tsx";

export type StoragePlace = { icon: IconName; name: string; holds: string; opens: string };

const { name, companion } = brand;
const days = limits.session.retentionDays;

/** Where something of a person lies, and who could open it. */
export const storagePlaces: readonly StoragePlace[] = [
  {
    icon: "browser",
    name: "Your browser",
    holds:
      "What you are typing, until the tab is closed. Messages that could not be sent yet. A safety plan, encrypted under a key that does not leave this browser.",
    opens: "Whoever can use this browser as you.",
  },
  {
    icon: "forward",
    name: "On the way",
    holds:
      "What you send and what comes back. Where the address begins with https, the connection is encrypted.",
    opens: "Your browser and this server.",
  },
  {
    icon: "clock",
    name: "The running conversation",
    holds: `Messages, replies, titles and proposed summaries, encrypted on disk under the server’s key, ${days} days at most.`,
    opens: "The server, in order to answer. A copy of the database alone opens nothing.",
  },
  {
    icon: "journey",
    name: "What you kept in your journey",
    holds: `Summaries, things to try and what ${companion} may remember, encrypted on disk under the server’s key until you delete them.`,
    opens: "The server, in order to show them to you and to use what you agreed to.",
  },
  {
    icon: "vault",
    name: "What you saved in the vault",
    holds:
      "Conversations and records, encrypted in your browser before they leave it. Each has its own key, made from your recovery phrase.",
    opens: "Only you, with your passphrase or your twelve words. Not the server, and not us.",
  },
  {
    icon: "talk",
    name: "Prompts you shared",
    holds:
      "The words, without your name, until you take them back or delete your account. That they are yours is noted, so that you can; so is what you voted.",
    opens: "The words: everybody. Whose they are: the server, and no page of it but your own.",
  },
  {
    icon: "key",
    name: "Your sign-in",
    holds:
      "With an account: your e-mail address, readable, and your password as a one-way hash. Which browser signed in and when. Not from where.",
    opens: "The server. Nobody can read your password out of the hash.",
  },
];

/** What the server sees while a conversation runs. */
export const seenByServer: readonly string[] = [
  "Your message, in memory, while it is read for risk and answered. It is never written to a log.",
  "When messages were sent, how long they are and how many there were today.",
  "The address your device connects from, to hold off floods of requests. It is not stored.",
  "The country you chose, if you chose one, for helplines that work where you are.",
  `If a page of ${name} fails: what failed and in which browser, not what you wrote.`,
];

/** What leaves for a language model, where one is configured. */
export const leaves: readonly string[] = [
  "The conversation you are in, as far as it fits, and the instructions for the reply.",
  `The few things ${companion} may remember that fit what you said, if memory is on.`,
  "Not your name, your e-mail address or anything that says who you are, unless you write it.",
  "Nothing from the vault.",
];
