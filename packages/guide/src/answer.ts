import { readGuideData } from "./read-guide-data.ts";

/** What is said to something people ask a companion. */
export type WrittenAnswer = {
  id: string;
  says: readonly string[];
  /** Short ways on that make sense as the person's next message. */
  options?: readonly string[];
};

/** What people ask of the companion about itself, and about what moves them. */
export const aboutItself = readGuideData<readonly WrittenAnswer[]>("answers/about-itself");
export const aboutLife = readGuideData<readonly WrittenAnswer[]>("answers/about-life");
