import type { Feeling } from "@app/content/feelings";

/** What can be found here. Another kind is another line, and somebody who gives its things. */
export const kindNames = { exercise: "Exercises", program: "Programs" } as const;
export type Kind = keyof typeof kindNames;

export type Thing = {
  kind: Kind;
  path: string;
  title: string;
  lead: string;
  /** How much of it there is: minutes, or steps. */
  size: string;
  feelings: readonly Feeling[];
  /** Words people might look for it with. */
  words: readonly string[];
};
