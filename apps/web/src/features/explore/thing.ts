import type { Feeling } from "@app/content/feelings";

/** What can be found here. Another kind is another line, and somebody who gives its things. */
export const thingKindNames = {
  exercise: "Exercises",
  program: "Programs",
  prompt: "Prompts to begin with",
} as const;
export type ThingKind = keyof typeof thingKindNames;

export type Thing = {
  kind: ThingKind;
  /** Tells it from all others. */
  id: string;
  path: string;
  title: string;
  lead: string;
  /** How much of it there is: minutes, or steps. Of a prompt, whose it is. */
  size: string;
  feelings: readonly Feeling[];
  /** Words people might look for it with. */
  words: readonly string[];
};
