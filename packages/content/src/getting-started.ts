import { brand } from "@app/contract/brand";

export type Tip = { title: string; text: string };

/** What somebody new needs to know, and no more. */
export const gettingStartedTips: readonly Tip[] = [
  {
    title: "Just Start Talking",
    text: "One sentence is enough. It need not be the right one, or the most important.",
  },
  {
    title: "Follow the Flow",
    text: `${brand.companion} says what it heard and asks one question. Answer it, pass it by, or say that it is wrong.`,
  },
  {
    title: "Discover Insights",
    text: "When you end, you are offered a title, a short summary and a few things to try.",
  },
  {
    title: "Save & Revisit",
    text: "Keep what you want to come back to. With an account, a vault holds it that only you can open.",
  },
];

export const proTip = "Not sure where to begin? Share how your day has been.";
