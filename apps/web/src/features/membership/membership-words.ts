import { sayMoney } from "@app/content/say-money";
import { brand } from "@app/contract/brand";
import type { Price } from "@app/contract/calls/membership";
import { type Entitlements, entitlements, type Role, roles } from "@app/contract/entitlements";
import { limits } from "@app/contract/limits";

/** What each kind is called where people read it. */
export const roleTitles: Readonly<Record<Role, string>> = {
  anonymous: "Without an account",
  member: "With an account",
  paid: "Paid",
  pro: "Pro",
};

/** With a comma between thousands. By hand: the browser's own way takes longer to make ready than the page to draw. */
const sayCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");

const yesNo = (value: boolean): string => (value ? "Yes" : "No");

const voiceWords = ({ voice }: Entitlements): string => {
  if (voice.every === "never") return "No";
  const amount = `${sayCount(voice.amount)} credits`;
  return voice.every === "once" ? `${amount}, once` : `${amount} every 24 hours`;
};

type Line = { name: string; note: string | null; words: (may: Entitlements) => string };

const lines: readonly Line[] = [
  { name: `Talk with ${brand.companion} in text`, note: null, words: () => "Yes" },
  {
    name: "Messages a day",
    note: "In a crisis you are answered whatever the count says",
    words: ({ messagesPerDay }) =>
      messagesPerDay === null ? "No limit" : sayCount(messagesPerDay),
  },
  {
    name: "Crisis numbers, safety plan and every exercise",
    note: null,
    words: () => "Yes",
  },
  { name: "Check-ins and self-checks", note: null, words: () => "Yes" },
  {
    name: "Save to a vault only you can open",
    note: null,
    words: ({ saveToVault }) => yesNo(saveToVault),
  },
  { name: "Voice", note: "One credit is one spoken exchange", words: voiceWords },
  { name: "Deep-dive sessions", note: null, words: ({ deepDive }) => yesNo(deepDive) },
  {
    name: "Programs",
    note: "Following one keeps your place, and opens the conversations of its steps",
    words: ({ programs }) => (programs === "follow" ? "Read and follow" : "Read"),
  },
  {
    name: "Deep analysis of what you saved",
    note: `From ${limits.analysis.minSavedSessions} saved sessions on`,
    words: ({ analysesPerMonth }) =>
      analysesPerMonth === 0 ? "No" : `${sayCount(analysesPerMonth)} a month`,
  },
  { name: "The Void Board", note: "Read and leave thoughts, unsigned", words: () => "Yes" },
  {
    name: "Community prompts",
    note: null,
    words: ({ communityWrite }) => (communityWrite ? "Read, share and vote" : "Read"),
  },
];

export type ComparedLine = { name: string; note: string | null; words: Record<Role, string> };

/** The table of who may do what, in words. Nothing in it is written by hand but the names. */
export const comparedLines: readonly ComparedLine[] = lines.map(({ name, note, words }) => ({
  name,
  note,
  words: Object.fromEntries(roles.map((role) => [role, words(entitlements[role])])) as Record<
    Role,
    string
  >, // one for each role, by the line above
}));

/** "€9 a month" */
export const priceWords = (price: Price): string =>
  price.interval_count === 1
    ? `${sayMoney(price)} a ${price.interval}`
    : `${sayMoney(price)} every ${price.interval_count} ${price.interval}s`;
